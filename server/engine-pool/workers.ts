/** Where a pool's tasks run: in a thread of this process, or in a process of its own. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The built worker where there is one, else its TypeScript source, which Node runs as it is. */
export function findWorkerScript({
  root,
  name,
  source,
  built,
}: {
  root: string;
  name: 'engine' | 'picture' | 'site-image';
  source: string;
  built: boolean;
}): string {
  const script = join(root, 'build', 'workers', `${name}.js`);
  return built && existsSync(script) ? script : join(root, source);
}

export type PoolWorker = {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once, when it has ended for whatever reason. */
  onEnd(listener: (reason: string) => void): void;
  /** While nothing runs in it, it does not keep this process alive. */
  setIdle(isIdle: boolean): void;
  end(): Promise<void>;
};

/** Shares memory limits and start-up cost with the server: for short tasks whose answer somebody waits for. */
export function startThread(script: string): PoolWorker {
  const worker = new Worker(script, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 },
  });
  worker.unref();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd(listener) {
      worker.once('error', (error) => listener(error.message));
      worker.once('exit', () => listener('it ended'));
    },
    setIdle: (isIdle) => (isIdle ? worker.unref() : worker.ref()),
    end: async () => void (await worker.terminate()),
  };
}

/** Gives its memory back when it ends, and steps aside for everything else: for heavy work that nobody waits for. */
export function startProcess(script: string, env: Record<string, string> = {}): PoolWorker {
  const child = fork(script, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, ...env },
  });
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets a process be put back; it then runs like any other.
  }
  const setIdle = (isIdle: boolean) => {
    if (isIdle) {
      child.unref();
      child.channel?.unref();
    } else {
      child.ref();
      child.channel?.ref();
    }
  };
  setIdle(true);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('it ended'));
  });
  return {
    send: (message) => void child.send(message as object),
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => void ended.then(listener),
    setIdle,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
