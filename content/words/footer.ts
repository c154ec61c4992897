/** Of the foot of every page. */
export const FOOTER_WORDS = {
  footerBlurb:
    'We design, build and plant gardens that are measured before they are promised. We have transformed gardens across {across} since {since}.',
} as const;
