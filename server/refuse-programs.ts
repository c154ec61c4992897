import { AppError } from '#server/errors.ts';

/** Where a form carries words in the field that people do not see (app/ui/trap.tsx). @throws AppError invalid */
export function refusePrograms({ website }: { website?: string | undefined }): void {
  if (website)
    throw new AppError(
      'invalid',
      'This form was filled in by a program. Please write to us or ring.',
    );
}
