import { describe, expect, it } from 'vitest'
import {
  isMutedAt,
  isNewAccount,
  mayJudge,
  mayModerate,
  mayMute,
  muteNotice,
  reportBar,
} from './moderation.ts'

const person = (id: number) => ({ id, isModerator: false })
const moderator = (id: number) => ({ id, isModerator: true })
const now = new Date('2026-03-10T12:00:00Z')
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000)

describe('reports', () => {
  it('come from whoever is logged in, about what is not their own', () => {
    expect(reportBar(null, { ownerId: 1 })).toBe('anonymous')
    expect(reportBar(person(1), { ownerId: 1 })).toBe('own')
    expect(reportBar(person(2), { ownerId: 1 })).toBeUndefined()
    expect(reportBar(person(2), { ownerId: null })).toBeUndefined()
  })
})

describe('moderating', () => {
  it('is for those whom the operator has named', () => {
    expect([null, person(1), moderator(1)].map(mayModerate)).toEqual([false, false, true])
  })

  it('stops at what is one’s own', () => {
    const content = { ownerId: 1 }
    expect(mayJudge(moderator(2), content)).toBe(true)
    expect([null, person(2), moderator(1)].map((who) => mayJudge(who, content))).toEqual([
      ...[false, false, false],
    ])
  })

  it('mutes people, and no moderators', () => {
    expect(mayMute(moderator(1), person(2))).toBe(true)
    expect(mayMute(moderator(1), moderator(2))).toBe(false)
    expect(mayMute(moderator(1), moderator(1))).toBe(false)
    expect(mayMute(person(1), person(2))).toBe(false)
    expect(mayMute(null, person(2))).toBe(false)
  })
})

describe('a mute', () => {
  it('ends by itself, unless the operator gave it', () => {
    expect(isMutedAt({ isMuted: false, mutedUntil: null }, now)).toBe(false)
    expect(isMutedAt({ isMuted: false, mutedUntil: daysFromNow(1) }, now)).toBe(true)
    expect(isMutedAt({ isMuted: false, mutedUntil: now }, now)).toBe(false)
    expect(isMutedAt({ isMuted: true, mutedUntil: daysFromNow(-1) }, now)).toBe(true)
  })

  it('is told to whoever is muted, with its end and its reason where it has them', () => {
    const mutedUntil = daysFromNow(3).toISOString()
    const viewer = { isMuted: true, mutedUntil, muteReason: 'Shouting' }
    expect(muteNotice(viewer)).toEqual({ until: mutedUntil, reason: 'Shouting' })
    expect(muteNotice({ ...viewer, mutedUntil: null, muteReason: null })).toEqual({
      until: null,
      reason: null,
    })
    expect(muteNotice({ ...viewer, isMuted: false })).toBeUndefined()
    expect(muteNotice(null)).toBeUndefined()
  })
})

describe('an account', () => {
  it('is new for seven days', () => {
    expect(isNewAccount(now, now)).toBe(true)
    expect(isNewAccount(daysFromNow(-6.9), now)).toBe(true)
    expect(isNewAccount(daysFromNow(-7), now)).toBe(false)
  })
})
