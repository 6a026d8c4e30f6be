import { type Logger, pino } from 'pino'
import type { Config } from '#config.ts'

/** JSON lines on standard output; what could be a secret never gets into one. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.email'],
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        url: request.url,
        ip: request.ip,
      }),
      err: pino.stdSerializers.err,
    },
  })
}
