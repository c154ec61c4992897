import type { TeamMember } from '#contracts/admin-team.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The people of the firm, beneath its story; nothing where there are none. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="team" className="bg-linen">
      <div className="wrap py-20 lg:py-28">
        <h2 id="team" className="display-2 max-w-[16ch]">
          The people you will meet
        </h2>
        <ul className="mt-12 grid gap-x-14 gap-y-14 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {members.map((member) => (
            <li key={member.id} className="min-w-0">
              {member.imageUrl === '' ? null : (
                <Picture
                  picture={member.picture}
                  url={member.imageUrl}
                  alt={member.picture?.alt || `Portrait of ${member.name}`}
                  sizes="(min-width: 64rem) 26vw, (min-width: 40rem) 44vw, 92vw"
                  className="mb-6 aspect-[4/5] overflow-hidden bg-sheet"
                  imageClassName="size-full object-cover"
                />
              )}
              <div className="border-t pt-4">
                <h3 className="display-4">{member.name}</h3>
                <p className="small mt-1 text-leaf">{member.role}</p>
                {member.words === '' ? null : (
                  <p className="mt-3 whitespace-pre-line text-ink-soft">{member.words}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
