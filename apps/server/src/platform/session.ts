import { AsyncLocalStorage } from 'node:async_hooks'
import type { Viewer } from '@glazy/contract/rules/material'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from './http/bearer.ts'
import type { SessionCookie } from './session-cookie.ts'
import { hashToken } from './session-token.ts'

export interface RecognisedSession {
  readonly id: number
  readonly lastUsedAt: Date
  readonly viewer: Viewer
  /** In which language its holder reads; null for one who never chose. */
  readonly locale: string | null
}

/** Where sessions are kept. */
export interface SessionStore {
  /** The session with this hash of a token, if it has not ended. */
  find(tokenHash: Buffer): Promise<RecognisedSession | undefined>
  /** Notes that a session was used now. */
  touch(id: number): Promise<void>
}

export interface SessionOptions {
  readonly store: SessionStore
  readonly cookie: SessionCookie
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Session that the request belongs to. */
    sessionId?: number
    /** Whether a token came with the request, of a session that lasts or of one that has ended. */
    hasSessionToken?: boolean
    /** Language that the holder of the session reads in. */
    locale?: string | null
  }
}

/** Milliseconds within which the use of a session is not noted again. */
const TOUCH_INTERVAL = 5 * 60_000
/** Longer than any token of ours. */
const TOKEN_MAX_LENGTH = 200

/**
 * Recognises who asks, on every call below `app`: by the bearer token, or else by the cookie.
 * Whoever sends an unknown token is an anonymous visitor, and a useless cookie is taken away.
 * Answers to a token belong to its holder: no cache keeps them. Others may be kept and have to be
 * asked for again, where a call does not say otherwise.
 */
export function installSession(app: FastifyInstance, { store, cookie }: SessionOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'cookie, authorization')
    const bearer = bearerOf(request)
    const token = bearer ?? cookie.read(request)
    // What is in public answers changes at any time: caches may keep them, and ask each time.
    if (token === undefined && isReading(request)) reply.header('cache-control', 'no-cache')
    if (token === undefined) return
    request.hasSessionToken = true
    reply.header('cache-control', 'private, no-store')
    const session = await recognise(token, () => use(store, token))
    if (session === undefined) {
      if (bearer === undefined) cookie.clear(reply)
      return
    }
    request.viewer = session.viewer
    request.locale = session.locale
    request.sessionId = session.id
  })
}

/** The session of a token, whose use is noted now and then. */
async function use(store: SessionStore, token: string): Promise<RecognisedSession | undefined> {
  const session = isPossible(token) ? await store.find(hashToken(token)) : undefined
  const unnoted = session === undefined ? 0 : Date.now() - session.lastUsedAt.getTime()
  if (session !== undefined && unnoted > TOUCH_INTERVAL) await store.touch(session.id)
  return session
}

/** What the calls of a page have learned of tokens. */
type KnownSessions = Map<string, Promise<RecognisedSession | undefined>>
const knownSessions = new AsyncLocalStorage<KnownSessions>()

/** Lets calls of this process to itself, such as those of one page, look a session up once. */
export function createSharedSession(): <TResult>(
  call: () => PromiseLike<TResult>,
) => Promise<TResult> {
  const known: KnownSessions = new Map()
  // Awaited here: what is injected begins when somebody waits for it.
  return (call) => knownSessions.run(known, async () => call())
}

function recognise(
  token: string,
  find: () => Promise<RecognisedSession | undefined>,
): Promise<RecognisedSession | undefined> {
  const known = knownSessions.getStore()
  const session = known?.get(token) ?? find()
  known?.set(token, session)
  return session
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isPossible = (token: string) => token !== '' && token.length <= TOKEN_MAX_LENGTH
