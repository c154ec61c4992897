/** The calls the product answers: method and path, written once. */
export const API = {
  healthCheck: '/api/health-check',
  pageViews: '/api/page-views',
  openApi: '/api/openapi.json',
  createDesign: '/api/design',
  design: (id: string) => `/api/designs/${encodeURIComponent(id)}`,
  designPlan: (id: string) => `/api/designs/${encodeURIComponent(id)}/plan.svg`,
  designPlanting: (id: string) => `/api/designs/${encodeURIComponent(id)}/planting.csv`,
  designQuantities: (id: string) => `/api/designs/${encodeURIComponent(id)}/quantities.csv`,
  designWishes: (id: string) => `/api/designs/${encodeURIComponent(id)}/wishes.csv`,
  designCare: (id: string) => `/api/designs/${encodeURIComponent(id)}/care.ics`,
  shareDesign: (id: string) => `/api/designs/${encodeURIComponent(id)}/share`,
  designPictures: (id: string) => `/api/designs/${encodeURIComponent(id)}/pictures`,
  designPdf: '/api/design/pdf',
  designLibrary: '/api/design-library',
  libraryPdf: (id: string) => `/api/design-library/${encodeURIComponent(id)}/pdf`,
  heroImages: '/api/hero-images',
  plants: '/api/plants',
  plantingCalendarIcs: '/api/planting-calendar.ics',
  services: '/api/services',
  portfolio: '/api/portfolio',
  testimonials: '/api/testimonials',
  bookingRequests: '/api/booking-requests',
  appointments: '/api/appointments',
  appointmentSlots: '/api/appointments/slots',
  complaints: '/api/complaints',
  cancellations: '/api/cancellations',
  enquiries: '/api/enquiries',
  assistant: '/api/ai-assistant',
  assistantWrong: '/api/ai-assistant/wrong',
  postcodeLookup: '/api/location/postcode-lookup',
  soilAnalysis: '/api/location/soil-analysis',
  aerialImagery: '/api/location/aerial-imagery',
  /** Our own map; `place` is an outward code, coordinates in degrees. */
  locatorMap: (latitude: number, longitude: number, place: string) =>
    `/api/location/aerial/map/${latitude.toFixed(3)},${longitude.toFixed(3)}.svg?place=${encodeURIComponent(place)}`,
  /** A picture fetched by our server with its own key; `mark` shows that the address came from us. */
  aerialPicture: (latitude: number, longitude: number, zoom: number, mark: string) =>
    `/api/location/aerial/picture/${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom}.jpg?mark=${encodeURIComponent(mark)}`,
  designContact: (sessionId: string) =>
    `/api/design-sessions/${encodeURIComponent(sessionId)}/contact`,
} as const;
