/** Of the home page. A promise is a line: its title, a colon, what is promised. */
export const HOME_WORDS = {
  homeHeadline: 'Exclusive Garden Design for Distinguished Properties',
  homeLede:
    'Tell us about your plot. Within seconds you’ll have three designs drawn to scale, planted for your soil and sun, and priced line by line, for homes across {area}.',
  promisesTitle: 'A plan that says where its figures come from',
  promises: [
    'Exact measurements: Every design is one model, measured in millimetres. The plan, the planting list, the quantities and the price all come from it, so they always agree.',
    'The real sun: We follow the sun across your plot from April to September, past the house and the fences. A bed with three hours of sun gets plants that want three.',
    'Plants that suit the place: Chosen for your soil, your winters and your household. None from the lists of invasive species, and what is harmful is marked where small children or pets were mentioned.',
    'A price that shows what’s in it: Materials, plants and labour, phase by phase, with {vat}a date, a likely range and three changes that would save money.',
    'Honest about limits: If something won’t fit, or the sizes you give don’t add up, we say so in plain words beside the designs.',
    'Yours until you share it: Only people with its link can see a design. It goes into the public library only if you tick the box; your words and postcode never do.',
  ].join('\n'),
} as const;
