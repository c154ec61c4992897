/** Where the facts, maps and letters on this site come from; the licences ask for these lines. */
import type { OutsideServices } from '#contracts/site-info.ts';

export type Credit = { what: string; line: string; licence: { label: string; url: string } | null };

const OGL = {
  label: 'Open Government Licence v3.0',
  url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
};
const OFL = { label: 'SIL Open Font Licence 1.1', url: 'https://openfontlicense.org/' };

export function credits(outside: Pick<OutsideServices, 'postcodes' | 'soils'>): Credit[] {
  return [
    {
      what: 'Postcode districts',
      line: 'Contains OS data © Crown copyright and database right 2014. Contains Royal Mail data © Royal Mail copyright and database right 2014. Contains National Statistics data © Crown copyright and database right 2014.',
      licence: OGL,
    },
    {
      what: 'Climate',
      line: 'Monthly normals 1991–2020 worked out by us from Met Office historic station data. Contains public sector information.',
      licence: OGL,
    },
    {
      what: 'Coast on the locator map',
      line: 'Made with Natural Earth, which is in the public domain. Rivers and towns placed by hand.',
      licence: null,
    },
    {
      what: 'Soil zones',
      line: 'Written by us from general knowledge of the geology. Typical for an area, never a survey of your garden.',
      licence: null,
    },
    ...(outside.postcodes
      ? [
          {
            what: 'Postcodes',
            line: 'Looked up through Postcodes.io, from open data of the Office for National Statistics and Ordnance Survey.',
            licence: OGL,
          },
        ]
      : []),
    ...(outside.soils
      ? [
          {
            what: 'Soil texture',
            line: 'Contains British Geological Survey materials © UKRI.',
            licence: null,
          },
          {
            what: 'Soil acidity',
            line: 'ISRIC SoilGrids.',
            licence: { label: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
          },
        ]
      : []),
    {
      what: 'Plants',
      line: 'Sizes, seasons and needs written by us from horticultural practice. Drawings by our own program.',
      licence: null,
    },
    {
      what: 'Letters',
      line: 'Cormorant Garamond by Christian Thalmann; DM Sans by Colophon Foundry. Both are served from this site.',
      licence: OFL,
    },
    {
      what: 'Pictures of gardens',
      line: 'Drawn by our design program from measured models, and marked as AI concepts. None is a photograph.',
      licence: null,
    },
  ];
}
