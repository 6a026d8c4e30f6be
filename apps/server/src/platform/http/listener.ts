import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'

/** Answers a request, or says that someone else has to. */
export type FrontDesk = (request: IncomingMessage, response: ServerResponse) => boolean

/** The server that the framework would make, with someone who sees each request before it. */
export function listenerBehind(frontDesk: FrontDesk): FastifyServerFactory<Server> {
  return (handle, options) => {
    const server = createServer((request, response) => {
      if (!frontDesk(request, response)) handle(request, response)
    })
    server.keepAliveTimeout = options.keepAliveTimeout as number // the framework's own default
    server.requestTimeout = options.requestTimeout as number // set with the app
    return server
  }
}
