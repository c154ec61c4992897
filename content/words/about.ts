/** Of the about page. Paragraphs are parted by an empty line; the first of the story is set larger. */
export const ABOUT_WORDS = {
  aboutTitle: 'A garden is a measured thing *before* it is a lovely one',
  aboutLede:
    'We have transformed gardens across {across} since {since}. With over {years} years of experience, we still begin each one with a tape and a spade.',
  storyTitle: 'Gardens go wrong at the beginning',
  story: [
    'A width is guessed, the soil is not looked at, the price arrives without its list. By the time it shows, the paving is laid.',
    'So we do the dull part first, and thoroughly. We measure the plot, dig a hole to see what is under the turf, ask where the sun is at six in the evening and who will cut the hedge in August. {soils}: each wants its own plants and its own way of being dug, and a garden designed for its own soil costs less to keep.',
    'Then we wrote that way of working down as a program, and put it here for anyone to use. It draws to scale, chooses plants for the light each bed really gets, takes the quantities off the drawing and prices them from the rate book we use ourselves. It is quick, it never tires, and it says what it does not know. The rest is ours to do: to come and look, to talk it over, and to build it.',
  ].join('\n\n'),
} as const;
