import { AppError } from '#server/errors.ts';

/** Rejects a form whose honeypot field (app/ui/honeypot.tsx) is filled in. @throws AppError invalid */
export function rejectBots({ website }: { website?: string | undefined }): void {
  if (website)
    throw new AppError(
      'invalid',
      'This form was filled in by a program. Please write to us or ring.',
    );
}
