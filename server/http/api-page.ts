/** API documentation page rendered from the OpenAPI document; no scripts or external files. */
import { escapeMarkup } from '#engine/model/format.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  anyOf?: Schema[];
  $ref?: string;
};
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: Schema }> }
  >;
};
export type ApiDocument = {
  info?: { title?: string; version?: string; description?: string };
  paths?: Record<string, object | undefined>;
};

function describeType(schema: Schema | undefined): string {
  if (!schema) return 'anything';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' or ');
  if (schema.items) return `list of ${describeType(schema.items)}`;
  return Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'object');
}

function renderFields(schema: Schema | undefined): string {
  const fields = Object.entries(schema?.properties ?? {});
  if (!fields.length) return '';
  const rows = fields.map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeMarkup(name)}</code></th><td>${escapeMarkup(describeType(field))}</td><td>${schema?.required?.includes(name) ? 'always' : 'optional'}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Present</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<li><code>${escapeMarkup(parameter.name)}</code> (${escapeMarkup(parameter.in)}): ${escapeMarkup(describeType(parameter.schema))}</li>`,
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h4>Send: ${escapeMarkup(type)}</h4>${renderFields(schema)}`,
  );
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) =>
    Object.entries(answer.content ?? { '': {} })
      .map(
        ([type, { schema }]) =>
          `<h4>${escapeMarkup(status)} ${escapeMarkup(type)}</h4>${renderFields(schema)}`,
      )
      .join(''),
  );
  return `<details><summary><b>${escapeMarkup(method.toUpperCase())}</b> <code>${escapeMarkup(path)}</code> <span>${escapeMarkup(operation.summary ?? '')}</span></summary>
${operation.description ? `<p>${escapeMarkup(operation.description)}</p>` : ''}${parameters.length ? `<ul>${parameters.join('')}</ul>` : ''}${bodies[0] ?? ''}${answers.join('')}</details>`;
}

export function renderApiPage(document: ApiDocument, mark: string): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) =>
      renderOperation(path, method, operation as Operation),
    ),
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calls of ${escapeMarkup(document.info?.title ?? 'the site')}</title>
<style nonce="${mark}">
:root { color-scheme: light dark }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-weight: 600; line-height: 1.2 }
details { border-block-end: 1px solid #8886; padding: .6rem 0 }
summary { cursor: pointer } summary b { display: inline-block; min-width: 4.5rem } summary span { opacity: .75 }
table { border-collapse: collapse; width: 100% } th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-block-end: 1px solid #8883; font-weight: 400; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Calls of ${escapeMarkup(document.info?.title ?? 'the site')}</h1>
<p>Version ${escapeMarkup(document.info?.version ?? '')}. ${escapeMarkup(document.info?.description ?? '')} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${operations.join('\n')}
</body>
</html>
`;
}
