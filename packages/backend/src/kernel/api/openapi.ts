import { type Call, mayRetry } from '@portico/contracts';
import { z } from 'zod';
import { allContracts } from './contracts.ts';

type Json = Record<string, unknown>;
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  'x-who': Call['who'];
  /** Whether a client may retry it automatically, and whether it skips the idle check. */
  'x-may-retry': boolean;
  'x-idle-exempt': boolean;
  security: Json[];
  parameters?: { name: string; in: 'query'; required: boolean; schema: Json }[];
  requestBody?: { required: true; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content: { 'application/json': { schema: Json } } }>;
}
export interface ApiDescription {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}

/** The OpenAPI document of every call, generated from the contracts. */
export function describeApi(): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const [subject, contract] of Object.entries(allContracts)) {
    for (const [name, call] of Object.entries(contract)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(`${subject}.${name}`, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: '1.0.0',
      description: 'Every business outcome is HTTP 200 with an envelope; another HTTP status is a fault of the protocol.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function bodyOf({ upload }: Call, schema: Json): Record<string, { schema: Json }> {
  if (upload === undefined) return { 'application/json': { schema } };
  const file = { type: 'string', format: 'binary', maxLength: upload };
  return { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } };
}

function operation(operationId: string, call: Call): Operation {
  const input = schemaOf(call.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  return {
    operationId,
    summary: call.summary,
    tags: [operationId.split('.')[0] ?? ''],
    'x-who': call.who,
    'x-may-retry': mayRetry(call),
    'x-idle-exempt': call.idleExempt ?? false,
    security: call.who === 'anyone' ? [] : [{ bearer: [] }],
    ...(call.method === 'GET' && {
      parameters: Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema })),
    }),
    ...(call.method === 'POST' && { requestBody: { required: true, content: bodyOf(call, input) } }),
    responses: {
      200: { description: 'The envelope', content: { 'application/json': { schema: envelope(schemaOf(call.output, 'output')) } } },
    },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['success', 'code', 'msg', 'data'],
    properties: {
      success: { type: 'boolean' },
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: { anyOf: [data, { type: 'null' }] },
    },
  };
}
