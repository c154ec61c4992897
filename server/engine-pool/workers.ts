/** Runs a pool's tasks in a thread or a child process. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The built worker if present, else its TypeScript source, which Node runs directly. */
export function findWorkerScript({
  root,
  name,
  source,
  built,
}: {
  root: string;
  name: 'engine' | 'picture' | 'site-image' | 'calendar';
  source: string;
  built: boolean;
}): string {
  const script = join(root, 'build', 'workers', `${name}.js`);
  return built && existsSync(script) ? script : join(root, source);
}

export type PoolWorker = {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called once when the worker has ended for any reason. */
  onEnd(listener: (reason: string) => void): void;
  /** An idle worker does not keep this process alive. */
  setIdle(isIdle: boolean): void;
  end(): Promise<void>;
};

/** Threads share the server's memory limits and start-up cost: for short tasks that somebody waits for. */
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

/** Processes return their memory and run at low priority: for heavy background work. */
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
    // Not every system allows lowering the priority; the process then runs normally.
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
