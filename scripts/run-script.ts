import { findRepositoryRoot } from '../server/repository-root.ts';

/** Runs a command and ends with one plain sentence when it cannot be done. */
export async function runScript(work: (root: string) => Promise<void>): Promise<void> {
  try {
    await work(findRepositoryRoot());
  } catch (error) {
    const isForPeople = error instanceof Error && ['StartError', 'AppError'].includes(error.name);
    console.error(isForPeople || error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
