/** The sample firm of a fresh install. The owner replaces it; no firm's name is written in code elsewhere. */
import type { BusinessSettings } from '#contracts/site-info.ts';

export const sampleBusiness: BusinessSettings = {
  firmName: 'Oakmere & Vale Garden Design',
  strapline: 'Exclusive garden design for London, Romford, Essex, Kent and Surrey',
  email: 'hello@oakmereandvale.example',
  phone: '01632 960 184',
  address: ['The Potting Shed', '14 Market Place', 'Romford', 'Essex'],
  hours: [
    { days: 'Monday to Friday', open: '08:00-17:00' },
    { days: 'Saturday and Sunday', open: 'Closed' },
  ],
  week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' })),
  serviceArea: ['London', 'Romford', 'Essex', 'Kent', 'Surrey'],
  postcodes: [],
  travelMinutes: 0,
  since: 2008,
  yearsOfExperience: 15,
  priceRange: '££',
  social: { facebook: 'https://www.facebook.com/', instagram: 'https://www.instagram.com/' },
  pricesIncludeVat: true,
  vatRegistered: true,
  legalForm: '',
  legalName: '',
  registeredIn: '',
  registeredOffice: '',
  companyNumber: '',
  vatNumber: '',
  policiesUpdatedOn: '2026-11-22',
  sample: true,
};
