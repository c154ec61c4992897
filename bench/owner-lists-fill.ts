/** A great firm's years, written by the database itself: 100,000 designs, 50,000 enquiries, 5,000,000 page views. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../server/db/database.ts';

export const SIZES = {
  sessions: 33_334,
  enquiries: 50_000,
  bookings: 20_000,
  quotes: 10_000,
  invoices: 10_000,
  mails: 100_000,
  changes: 200_000,
  tasks: 20_000,
  requests: 20_000,
  complaints: 5_000,
  questions: 20_000,
} as const;

/** Spread over four years before 26 November 2026; text that both databases write alike. */
const DAYS = 1_460;

const QUOTE = JSON.stringify({
  title: 'A new terrace',
  intro: '',
  phases: [{ id: 'phase-1', title: 'All of it' }],
  lines: [],
  assumptions: [],
  exclusions: [],
  payments: [],
  terms: '',
  validDays: 30,
  startFrom: '2026-11-01',
  startTo: '2026-11-30',
  workDays: null,
});

const INVOICE = JSON.stringify({
  firm: { name: 'Oakmere', address: [], email: '', phone: '', companyNumber: '', vatNumber: '' },
  legal: '',
  customer: { name: '#name', email: '#email', phone: '', address: '', postcode: 'RM1 3DS' },
  quoteNumber: 'Q-1',
  title: 'Deposit, a new terrace',
  work: '',
  vat: [],
  netPence: 125_000,
  vatPence: 25_000,
  totalPence: 150_000,
});

export async function fillYears(db: Database): Promise<void> {
  const isPostgres = db.kind === 'postgres';
  const series = (many: number) =>
    isPostgres
      ? sql`generate_series(1, ${sql.lit(many)}) as many(n)`
      : sql`(with recursive many(n) as (select 1 union all select n + 1 from many where n < ${sql.lit(many)}) select n from many) as many`;
  const day = (n: RawBuilder<unknown>) =>
    isPostgres
      ? sql`to_char(date '2022-11-28' + ((${n}) % ${sql.lit(DAYS)})::int, 'YYYY-MM-DD')`
      : sql`date('2022-11-28', '+' || ((${n}) % ${sql.lit(DAYS)}) || ' days')`;
  const n = sql`n`;
  const at = sql`${day(sql`n * 7`)} || 'T09:00:00.' || substr(cast(1000 + n % 900 as text), 2) || 'Z'`;
  const one = (of: readonly string[], factor: number) =>
    sql`case (n * ${sql.lit(factor)}) % ${sql.lit(of.length)} ${sql.join(
      of.map((word, index) => sql`when ${sql.lit(index)} then ${sql.lit(word)}`),
      sql` `,
    )} end`;
  const name = sql`${one(['Ada', 'Bert', 'Cleo', 'Dora', 'Edwin', 'Fay', 'Gita'], 3)} || ' ' || ${one(['Akers', 'Bray', 'Cole', 'Dunn', 'Eames', 'Frost', 'Gould', 'Hale', 'Ives', 'Joyce', 'Kemp'], 5)} || n`;
  const email = sql`'person' || n || '@example.org'`;
  const phone = sql`'01708 ' || (100000 + n)`;
  const postcode = sql`${one(['RM1', 'RM14', 'CM1', 'SS9', 'E17', 'BR1'], 1)} || ' ' || (n % 9) || 'AB'`;
  const message = sql`'We would like a new terrace, a lawn for the children and some ' || ${one(['planting', 'lighting', 'fencing', 'steps', 'paving'], 1)} || ' behind number ' || (n % 400) || ', please ring in the evening. Our reference is K' || n`;
  const rows: RawBuilder<unknown>[] = [
    sql`insert into design_sessions (id, request_hash, project_type, input, facts, problems, sample, created_at)
      select 'des_b' || n, 'h', 'family', '{"designDescription":"A lawn"}', '[]', '[]', 0, ${at} from ${series(SIZES.sessions)}`,
    sql`insert into design_search (session_id, text) select 'des_b' || n, lower(${message} || ${postcode} || ${email}) from ${series(SIZES.sessions)}`,
    sql`insert into designs (id, session_id, position, project_type, title, concept, main_feature, style, plot_m2, total_pence, rating, evening_sun_hours, garden, shared, sample, hero, created_at)
      select 'dsn_b' || n, 'des_b' || (1 + (n - 1) / 3), (n - 1) % 3, 'family', 'The Long Lawn', ${message}, 'A lawn', 'modern', 60, 1500000, 80, 2, ${sql.lit('x'.repeat(1500))}, case when n % 20 = 0 then 1 else 0 end, 0, 0, ${at} from ${series(SIZES.sessions * 3)}`,
    sql`insert into enquiries (id, request_key, source, state, closing, state_times, name, email, phone, postcode, message, budget_pence, access, choices, site_facts, waiting_since, created_at, updated_at, last_activity_at)
      select 'enq_b' || n, 'b' || n, 'general', case when n % 50 = 0 then 'received' else 'closed' end, case when n % 50 = 0 then null else 'owner' end, '{}', ${name}, ${email}, ${phone}, ${postcode}, ${message}, 1500000, '{}', '[]', '[]', case when n % 500 = 0 then ${at} end, ${at}, ${at}, ${at} from ${series(SIZES.enquiries)}`,
    sql`insert into bookings (id, request_key, kind, starts_at, ends_at, buffer_before, buffer_after, on_site, name, email, phone, postcode, message, site_facts, state, created_at, updated_at)
      select 'bkg_b' || n, 'b' || n, 'general', ${at}, ${at}, 0, 0, 0, ${name}, ${email}, ${phone}, ${postcode}, ${message}, '[]', 'done', ${at}, ${at} from ${series(SIZES.bookings)}`,
    sql`insert into quotes (id, number, enquiry_id, state, name, email, phone, address, postcode, created_at, updated_at)
      select 'quo_b' || n, 'Q-2026-' || n, 'enq_b' || n, ${one(['draft', 'sent', 'accepted', 'declined'], 1)}, ${name}, ${email}, ${phone}, '1 Mill Lane', ${postcode}, ${at}, ${at} from ${series(SIZES.quotes)}`,
    sql`insert into quote_versions (id, quote_id, n, state, body, total_pence, sent_at, valid_until, created_at)
      select 'qver_b' || n, 'quo_b' || n, 1, ${one(['draft', 'sent', 'accepted', 'declined'], 1)}, ${sql.lit(QUOTE)}, 1500000, ${at}, ${at}, ${at} from ${series(SIZES.quotes)}`,
    sql`insert into invoices (id, number, quote_id, stage, body, total_pence, due_on, paid_on, created_at, updated_at)
      select 'inv_b' || n, 'INV-' || n, 'quo_b' || n, 0, replace(replace(${sql.lit(INVOICE)}, '#name', ${name}), '#email', ${email}), 150000, ${day(n)}, case when n % 40 = 0 then null else ${day(n)} end, ${at}, ${at} from ${series(SIZES.invoices)}`,
    sql`insert into mail_messages (id, key, to_name, to_address, subject, content, attachments, state, created_at, updated_at)
      select 'mail_b' || n, 'b' || n, ${name}, ${email}, 'We have your enquiry K' || n, '{}', '[]', 'sent', ${at}, ${at} from ${series(SIZES.mails)}`,
    sql`insert into audit (id, at, actor, action, subject, request_id, detail)
      select 'aud_b' || n, ${at}, 'owner', 'enquiries.update', 'enquiries:enq_b' || (n / 4), 'r', '{}' from ${series(SIZES.changes)}`,
    sql`insert into tasks (id, request_key, email, text, due_on, done_at, created_at, updated_at)
      select 'tsk_b' || n, 'b' || n, ${email}, 'Ring back', ${day(n)}, case when n % 400 = 0 then null else ${at} end, ${at}, ${at} from ${series(SIZES.tasks)}`,
    sql`insert into booking_requests (id, request_key, kind, name, email, phone, postcode, message, created_at, answered_at)
      select 'req_b' || n, 'b' || n, 'general', ${name}, ${email}, ${phone}, ${postcode}, ${message}, ${at}, case when n % 400 = 0 then null else ${at} end from ${series(SIZES.requests)}`,
    sql`insert into complaints (id, request_key, kind, source, state, name, email, phone, message, received_at, due_on, updated_at)
      select 'cmp_b' || n, 'b' || n, 'work', 'form', case when n % 400 = 0 then 'received' else 'closed' end, ${name}, ${email}, ${phone}, ${message}, ${at}, ${day(n)}, ${at} from ${series(SIZES.complaints)}`,
    sql`insert into assistant_questions (id, question, answer_id, why, times, last_at)
      select 'asq_b' || n, 'How do I build a terrace ' || n, '', ${one(['unanswered', 'wrong'], 1)}, 1, ${at} from ${series(SIZES.questions)}`,
    // 46 or so a page and day: five million.
    sql`insert into page_views (day, path, views) select ${day(sql`n / 75`)}, '/page-' || (n % 75), 45 + n % 3 from ${series(DAYS * 75)}`,
  ];
  for (const statement of rows) await db.write((tx) => statement.execute(tx));
  await db.write((tx) => sql`analyze`.execute(tx));
}
