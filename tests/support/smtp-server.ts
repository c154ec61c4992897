/** A real mail server for tests: keeps what it takes, and misbehaves when told to. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type TakenMail = { from: string; to: string[]; raw: string };
export type MailServer = {
  url: string;
  taken: TakenMail[];
  /** What happens to the next messages; null takes them. */
  behave: { at: 'rcpt' | 'data' | 'end' | 'drop-before' | 'drop-after'; code?: number } | null;
  close(): Promise<void>;
};

export async function startMailServer(): Promise<MailServer> {
  const state: MailServer = { url: '', taken: [], behave: null, close: async () => undefined };
  const refusal = (code: number) =>
    Object.assign(new Error(code < 500 ? 'come again later' : 'no such mailbox'), {
      responseCode: code,
    });
  // The connection ends under the sender's hands.
  const sockets = new Set<Socket>();
  const breakConnections = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'owner' && password === 'right'
        ? done(null, { user: username })
        : done(new Error('wrong user or password')),
    onRcptTo: (_address, _session, done) =>
      state.behave?.at === 'rcpt' ? done(refusal(state.behave.code ?? 550)) : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      if (state.behave?.at === 'drop-before') {
        breakConnections();
        return;
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.behave?.at === 'data' || state.behave?.at === 'end')
          return done(refusal(state.behave.code ?? 451));
        state.taken.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map((one) => one.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        if (state.behave?.at === 'drop-after') {
          breakConnections();
          return;
        }
        done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  state.close = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}
