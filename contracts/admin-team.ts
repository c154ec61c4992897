/** The people of the firm, as visitors see them on the about page and as the owner edits them. */
import { z } from 'zod';
import { ImageAddress } from './image-address.ts';
import { plainNumber } from './plain-number.ts';
import { plainText, requiredText } from './plain-text.ts';
import { Versioned } from './records.ts';
import { SizedPicture } from './site-content.ts';

const WHOLE = 'Please enter a whole number';

export const TeamMemberInput = z.object({
  name: requiredText('name', 120),
  role: requiredText('role', 120),
  /** A few words about them. */
  words: plainText('Please enter the words as text')
    .max(1_200, 'Please keep the words under 1,200 characters')
    .default(''),
  imageUrl: ImageAddress.default(''),
  order: plainNumber(z.number(WHOLE).int(WHOLE).min(0, WHOLE).max(100_000, WHOLE), WHOLE).default(
    0,
  ),
  active: z.boolean('Please say whether they are shown').default(true),
});
export type TeamMemberInput = z.infer<typeof TeamMemberInput>;

export const TeamMember = TeamMemberInput.extend({
  id: z.string(),
  order: z.number().int(),
  picture: SizedPicture.nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const AdminTeamMember = TeamMember.extend(Versioned.shape).extend({
  /** The portrait is on another site and could not be fetched. */
  isUnfetched: z.boolean(),
});
export type AdminTeamMember = z.infer<typeof AdminTeamMember>;
