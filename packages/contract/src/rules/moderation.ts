import { NEW_ACCOUNT_DAYS } from '../limits.ts'
import type { Viewer } from './material.ts'

/** What can be reported, and withheld. */
export const CONTENT_KINDS = [
  'material',
  'photograph',
  'review',
  'comment',
  'log',
  'collection',
  'kilnSchedule',
  'person',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Why something is reported. */
export const REPORT_REASONS = ['spam', 'abuse', 'dangerous', 'copyright', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What is done to keep the peace, as it stands in the list of acts. */
export const ACT_NAMES = [
  'hide',
  'restore',
  'dismiss',
  'mute',
  'unmute',
  'clear',
  'unclear',
  'appoint',
  'dismissModerator',
] as const
export type ActName = (typeof ACT_NAMES)[number]

type Person = Pick<Viewer, 'id'> | null

/** What the rules know of a content. */
interface ContentFacts {
  /** Null once nobody is named with it. */
  readonly ownerId: number | null
}

/** Why somebody cannot report a content that they see. */
export type ReportBar = 'anonymous' | 'own'

/** Whoever is logged in reports what others have made public. */
export function reportBar(viewer: Person, content: ContentFacts): ReportBar | undefined {
  if (viewer === null) return 'anonymous'
  return viewer.id === content.ownerId ? 'own' : undefined
}

/** Moderators are named by the operator. */
export function mayModerate(viewer: Pick<Viewer, 'isModerator'> | null): boolean {
  return viewer?.isModerator === true
}

/** Nobody judges what is their own. */
export function mayJudge(
  viewer: Pick<Viewer, 'id' | 'isModerator'> | null,
  content: ContentFacts,
): boolean {
  return viewer !== null && mayModerate(viewer) && viewer.id !== content.ownerId
}

/** Moderators are muted and cleared away by the operator alone. */
export function mayMute(
  viewer: Pick<Viewer, 'id' | 'isModerator'> | null,
  person: Pick<Viewer, 'id' | 'isModerator'>,
): boolean {
  return mayJudge(viewer, { ownerId: person.id }) && !person.isModerator
}

/** What is known of the muting of an account. */
export interface MuteFacts {
  /** For good, by the operator. */
  readonly isMuted: boolean
  /** Until then, by a moderator. */
  readonly mutedUntil: Date | null
}

/** A mute ends by itself. */
export function isMutedAt({ isMuted, mutedUntil }: MuteFacts, now: Date): boolean {
  return isMuted || (mutedUntil !== null && mutedUntil > now)
}

/** Until when somebody is muted, and why, as far as it was said: the operator mutes without an end. */
export interface MuteNotice {
  readonly until: string | null
  readonly reason: string | null
}

/** What a person who is muted is told where they would write. */
export function muteNotice(
  viewer: {
    readonly isMuted: boolean
    readonly mutedUntil: string | null
    readonly muteReason: string | null
  } | null,
): MuteNotice | undefined {
  if (viewer === null || !viewer.isMuted) return undefined
  return { until: viewer.mutedUntil, reason: viewer.muteReason }
}

/** For its first days an account may write less in public. */
export function isNewAccount(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < NEW_ACCOUNT_DAYS * 86_400_000
}
