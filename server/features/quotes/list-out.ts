import { QUOTE_STATE_LABELS } from '#contracts/quote-words.ts';
import { countRows, listSome, walkRows } from '#server/db/rows.ts';
import type { ListOut } from '#server/features/lists-out/provider.ts';

export const quotesOut: ListOut = {
  name: 'quotes',
  label: 'Quotes',
  isPersonal: true,
  columns: {
    number: 'Number',
    createdAt: 'Begun',
    state: 'State',
    version: 'Newest version',
    totalPounds: 'Total (£)',
    sentAt: 'Sent',
    validUntil: 'Valid until',
    answeredAt: 'Answered',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    address: 'Address',
    postcode: 'Postcode',
    designTitle: 'Design',
  },
  count: (ctx) => countRows(ctx.db.read, 'quotes', { deleted_at: null }),
  async *rows(ctx) {
    const { read } = ctx.db;
    for await (const rows of walkRows(read, 'quotes', { deleted_at: null })) {
      const versions = await listSome(
        read,
        'quote_versions',
        ['quote_id', 'n', 'total_pence', 'sent_at', 'valid_until', 'answered_at'],
        { quote_id: rows.map(({ id }) => id) },
        'n',
      );
      const newest = new Map(versions.map((one) => [one.quote_id, one]));
      yield rows.map((row) => {
        const version = newest.get(row.id);
        return {
          number: row.number,
          createdAt: row.created_at,
          state: QUOTE_STATE_LABELS[row.state] ?? row.state,
          version: version?.n ?? null,
          totalPounds: version ? version.total_pence / 100 : null,
          sentAt: version?.sent_at ?? null,
          validUntil: version?.valid_until ?? null,
          answeredAt: version?.answered_at ?? null,
          name: row.name,
          email: row.email,
          phone: row.phone,
          address: row.address,
          postcode: row.postcode,
          designTitle: row.design_title,
        };
      });
    }
  },
};
