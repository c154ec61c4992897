import type { FastifyInstance } from 'fastify';
import {
  IMPORT_BODY_BYTES,
  IMPORT_CHECK,
  ImportDone,
  ImportInput,
  ImportList,
  ImportReport,
  IMPORTS_API,
  ImportUndone,
} from '#contracts/imports.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import {
  checkImport,
  listImports,
  runImport,
  undoImport,
} from '#server/features/imports/use-cases.ts';

export function registerImportAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: bringing in', { queue: container.queue });
  call('get', IMPORTS_API, 'What was brought in', { answer: ImportList }, listImports);
  call(
    'post',
    IMPORT_CHECK,
    'Looks at the rows of a file and changes nothing',
    { body: ImportInput, answer: ImportReport, bodyLimit: IMPORT_BODY_BYTES },
    checkImport,
  );
  call(
    'post',
    IMPORTS_API,
    'Brings in the good rows of a file',
    { body: ImportInput, answer: ImportDone, bodyLimit: IMPORT_BODY_BYTES },
    runImport,
  );
  call(
    'post',
    `${IMPORTS_API}/:id/undo`,
    'Takes back what a file has brought in',
    { params: RecordParams, answer: ImportUndone },
    undoImport,
  );
}
