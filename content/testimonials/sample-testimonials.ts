/**
 * Words that show how the page looks, plainly marked as samples: nobody said them. The owner replaces them with what
 * clients have really written.
 */
import type { Testimonial } from '#contracts/site-content.ts';

export const sampleTestimonials: Omit<Testimonial, 'sample' | 'incentive' | 'project'>[] = [
  {
    id: 'sample-1',
    name: 'Sample client',
    location: 'Romford',
    rating: 5,
    featured: true,
    date: '2026-10-06',
    text: 'The plan was to scale and the price had a line for everything, so we knew what we were cutting when we cut it. The lawn has survived its first football season.',
  },
  {
    id: 'sample-2',
    name: 'Sample client',
    location: 'Walthamstow',
    rating: 4,
    featured: false,
    date: '2026-08-19',
    text: 'Two weeks later than planned because of the rain, but they told us each Friday where things stood. The garden feels twice as wide as it is.',
  },
  {
    id: 'sample-3',
    name: 'Sample client',
    location: 'Dulwich',
    rating: 5,
    featured: true,
    date: '2026-06-30',
    text: 'We had given up on that side of the house. They looked at the shade for a whole day before they suggested a single plant.',
  },
  {
    id: 'sample-4',
    name: 'Sample client',
    location: 'Sevenoaks',
    rating: 5,
    featured: false,
    date: '2026-05-12',
    text: 'Frogs in the pond within a year. The designer talked us out of the more expensive edging, which I had not expected.',
  },
  {
    id: 'sample-5',
    name: 'Sample client',
    location: 'Hackney',
    rating: 4,
    featured: false,
    date: '2026-03-27',
    text: 'Everything came through the hall of a terraced house and the hall was clean every evening. One light had to be moved afterwards; they came back and did it.',
  },
  {
    id: 'sample-6',
    name: 'Sample client',
    location: 'Chelmsford',
    rating: 5,
    featured: false,
    date: '2025-11-08',
    text: 'The raised beds are where the sun is, which sounds obvious, and nobody had worked it out before. First potatoes in June.',
  },
  {
    id: 'sample-7',
    name: 'Sample client',
    location: 'Guildford',
    rating: 4,
    featured: false,
    date: '2025-09-15',
    text: 'Good people, neat work, and a planting list I still use. I would have liked the aftercare notes a little sooner.',
  },
  {
    id: 'sample-8',
    name: 'Sample client',
    location: 'Southend',
    rating: 5,
    featured: false,
    date: '2025-07-22',
    text: 'We watered for the first summer as they said and have not watered since. Neighbours stop to ask what the purple one is.',
  },
];
