import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import type { Config } from '#config.ts'

/** JSON lines on standard output; what could be a secret never gets into one. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino(logOptions(config))
}

export function logOptions({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions {
  return {
    level: logLevel,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.email', '*.authorization', '*.cookie', '*.headers'],
    serializers: {
      req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
        method,
        path: url.split('?', 1)[0],
        ip,
      }),
      err: describeError,
    },
  }
}

/**
 * What helps to find a fault. Errors of the database carry more: their `detail` quotes rows, with
 * addresses and whatever else is in them.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}
