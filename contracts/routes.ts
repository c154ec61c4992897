/** The calls the product answers: method and path, written once. */
export const API = {
  healthCheck: '/api/health-check',
  openApi: '/api/openapi.json',
  createDesign: '/api/design',
  design: (id: string) => `/api/designs/${encodeURIComponent(id)}`,
  designPlan: (id: string) => `/api/designs/${encodeURIComponent(id)}/plan.svg`,
  designPlanting: (id: string) => `/api/designs/${encodeURIComponent(id)}/planting.csv`,
  designQuantities: (id: string) => `/api/designs/${encodeURIComponent(id)}/quantities.csv`,
  shareDesign: (id: string) => `/api/designs/${encodeURIComponent(id)}/share`,
  designPictures: (id: string) => `/api/designs/${encodeURIComponent(id)}/pictures`,
  designPdf: '/api/design/pdf',
  designLibrary: '/api/design-library',
  libraryPdf: (id: string) => `/api/design-library/${encodeURIComponent(id)}/pdf`,
  heroImages: '/api/hero-images',
} as const;
