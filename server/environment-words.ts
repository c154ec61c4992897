/** Describes the configured environment to the owner, without passwords, keys or database addresses. */
import { BOOKING_NAMES } from '#contracts/booking-links.ts';
import type { Config } from '#server/config.ts';

export type EnvironmentLine = { variable: string; label: string; value: string };

const AERIAL = {
  locator: 'A map drawn by this site',
  stadia: 'Stadia Maps',
  'esri-static': 'Esri',
  'amazon-location': 'Amazon Location',
  'mapbox-direct': "Mapbox, asked by the visitor's browser",
};

export function describeEnvironment(config: Config): EnvironmentLine[] {
  return [
    {
      variable: 'PUBLIC_URL',
      label: 'Address of the site',
      value: config.publicUrl ?? 'Not set: links use the address that is asked for',
    },
    {
      variable: 'DATABASE_URL',
      label: 'Database',
      value: config.databaseUrl ? 'PostgreSQL' : 'Embedded, in the data folder',
    },
    { variable: 'DATA_DIR', label: 'Data folder', value: config.dataDir },
    {
      variable: 'SMTP_URL',
      label: 'Outgoing mail',
      value: config.smtp
        ? `Sent by ${new URL(config.smtp.url).hostname}, from ${config.smtp.from.address}`
        : 'Not set here: what is saved on the Mail page counts',
    },
    {
      variable: 'BOOKING_PROVIDER',
      label: 'Appointment calendar',
      value: config.booking
        ? BOOKING_NAMES[config.booking.provider]
        : 'Not set here: what is saved above counts',
    },
    {
      variable: 'POSTCODE_PROVIDER',
      label: 'Postcodes',
      value:
        config.postcodeProvider === 'auto' ? 'Postcodes.io, then our own table' : 'Our own table',
    },
    {
      variable: 'SOIL_PROVIDER',
      label: 'Soils',
      value:
        config.soilProvider === 'auto'
          ? 'British Geological Survey and SoilGrids, then our own map'
          : 'Our own map',
    },
    {
      variable: 'TEXT_MODEL',
      label: 'Text model',
      value: config.textModel
        ? `${config.textModel.provider}:${config.textModel.model}`
        : 'None: descriptions are read here',
    },
    {
      variable: 'AERIAL_PROVIDER',
      label: 'Pictures from above',
      value: AERIAL[config.aerial.provider],
    },
    {
      variable: 'METRICS_TOKEN',
      label: 'Figures for whoever runs the server',
      value: config.metricsToken ? 'For whoever has the token' : 'None',
    },
    {
      variable: 'GA_MEASUREMENT_ID',
      label: 'Google Analytics',
      value: config.gaMeasurementId ?? 'None',
    },
    {
      variable: 'ADMIN_PASSWORD',
      label: "Owner's password",
      value: config.adminPassword ? 'Set where the server runs' : 'Kept in the database',
    },
  ];
}
