import type { FastifyInstance } from 'fastify';
import {
  ColleagueInput,
  ColleagueList,
  ColleaguePassword,
  ColleagueRow,
  COLLEAGUES_URL,
} from '#contracts/colleagues.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  addColleague,
  changeColleague,
  listColleagues,
  remakePassword,
  removeColleague,
} from '#server/features/owner/colleagues.ts';
import type { LoginGuard } from '#server/features/owner/log-in.ts';

/** Who signs in beside the owner. */
export function registerColleagueAdminRoutes(
  admin: FastifyInstance,
  container: Container,
  { hasher: bounded }: Pick<LoginGuard, 'hasher'>,
): void {
  const hasher = { hash: bounded.hash, make: container.passwords.make };
  const call = ownerCalls(admin, container, 'Owner');
  const one = `${COLLEAGUES_URL}/:id`;
  call('get', COLLEAGUES_URL, 'Who signs in beside the owner', { answer: ColleagueList }, (order) =>
    listColleagues(order),
  );
  call(
    'post',
    COLLEAGUES_URL,
    'Lets somebody sign in; answers with the password made for them',
    { body: ColleagueInput, status: 201, answer: ColleaguePassword },
    ({ ctx, input }) => addColleague({ ctx, hasher, input }),
  );
  call(
    'put',
    one,
    'Changes who they are and what they may do',
    { params: RecordParams, body: ColleagueInput, answer: ColleagueRow },
    changeColleague,
  );
  call(
    'post',
    `${one}/password`,
    'Makes a new password for them and ends their sessions',
    { params: RecordParams, answer: ColleaguePassword },
    ({ ctx, id }) => remakePassword({ ctx, hasher, id }),
  );
  call(
    'delete',
    one,
    'Takes their sign-in away and ends their sessions',
    { params: RecordParams, done: 'They cannot sign in any more.' },
    ({ ctx, id }) => removeColleague({ ctx, id }),
  );
}
