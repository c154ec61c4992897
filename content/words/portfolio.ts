/** Of the portfolio: where reviews come from and how they are checked, which the law asks to be said beside them. */
export const PORTFOLIO_WORDS = {
  reviewsOrigin:
    'Each is what a client sent or told us about work that we did for them. Before we publish it we note where the words came from and that the client agrees. What was given in return is marked. The newest come first; the number of stars decides nothing.',
} as const;
