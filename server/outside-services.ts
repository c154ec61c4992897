/** Configured outside services, as the contract shows them to pages and policies. */
import type { BookingProvider, OutsideServices } from '#contracts/site-info.ts';
import type { Config } from '#server/config.ts';
import type { MailSender } from '#server/ports/mail.ts';
import type { SavedLinks } from '#server/features/settings/booking-links.ts';

const BOOKING_FIRMS: Record<
  BookingProvider,
  { name: string; company: string; privacyUrl: string }
> = {
  calendly: {
    name: 'Calendly',
    company: 'Calendly LLC',
    privacyUrl: 'https://calendly.com/legal/privacy-notice',
  },
  cal: { name: 'Cal.com', company: 'Cal.com, Inc.', privacyUrl: 'https://cal.com/privacy' },
};

const AERIAL_NAMES = {
  stadia: 'Stadia Maps',
  'esri-static': 'Esri',
  'amazon-location': 'Amazon Web Services',
  'mapbox-direct': 'Mapbox',
};

const MODEL_COMPANIES = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  compatible: 'a machine of ours',
} as const;

function aerialService({ aerial }: Config): OutsideServices['aerial'] {
  return aerial.provider === 'locator'
    ? null
    : { name: AERIAL_NAMES[aerial.provider], direct: aerial.provider === 'mapbox-direct' };
}

/** `links`: saved by the owner; the environment takes precedence. */
export function outsideServices(
  { config, mail }: { config: Config; mail: Pick<MailSender, 'kind'> },
  links: SavedLinks | null,
): OutsideServices {
  const booking = config.booking ?? links;
  return {
    analyticsId: config.gaMeasurementId,
    textModel: config.textModel && {
      name: MODEL_COMPANIES[config.textModel.provider],
      isOwn: config.textModel.provider === 'compatible',
    },
    booking: booking && { ...booking, ...BOOKING_FIRMS[booking.provider] },
    mail: mail.kind === 'smtp',
    postcodes: config.postcodeProvider === 'auto',
    soils: config.soilProvider === 'auto',
    aerial: aerialService(config),
  };
}
