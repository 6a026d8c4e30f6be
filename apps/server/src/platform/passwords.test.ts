import { describe, expect, it } from 'vitest'
import { leastWork } from '#testing/least-work.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  it('is verified against its hash only', async () => {
    const hash = await hashPassword('a long password')
    expect(await verifyPassword('a long password', hash)).toBe(true)
    expect(await verifyPassword('A long password', hash)).toBe(false)
    expect(await verifyPassword('a long password ', hash)).toBe(false)
    expect(await hashPassword('a long password')).not.toBe(hash)
  })

  it('is the same however its accents are composed', async () => {
    const hash = await hashPassword('caf\u00e9 au lait')
    expect(await verifyPassword('cafe\u0301 au lait', hash)).toBe(true)
  })

  it('of nobody is always wrong, and costs as much to find out', async () => {
    const verify = async (hash: string | null) =>
      expect(await verifyPassword('x', hash)).toBe(false)
    const hash = await hashPassword('a long password')
    const [somebodys = 0, nobodys = 0] = await leastWork(
      9,
      () => verify(hash),
      () => verify(null),
    )
    const ratio = nobodys / somebodys
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.6)
  })

  it('is refused for now when too many are waiting, instead of piling up', async () => {
    const hash = await hashPassword('a long password')
    const answers = await Promise.allSettled(
      Array.from({ length: 130 }, () => verifyPassword('x', hash)),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThan(20)
    expect(refused.length).toBeLessThan(40)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'request.rateLimited' })
    expect(await verifyPassword('a long password', hash)).toBe(true)
  })
})

describe('the most used passwords', () => {
  it.each(['aaaaaaaa', 'AaAaAaAaA', '        ', '🔥🔥🔥🔥🔥🔥🔥🔥', 'ÉÉÉÉÉÉÉÉ', '½½½½½½½½'])(
    'are joined by one character over and over: %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['password1234', 'PASSWORD1234', '12345678', 'qwerty123', 'letmein123', 'iloveyou1'])(
    'hold %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  it.each([
    'ｐａｓｓｗｏｒｄ１２３４',
    'ＰＡＳＳＷＯＲＤ1234',
    '①②③④⑤⑥⑦⑧',
    '𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝1234',
    'aａＡAaａＡA',
  ])('hold what other letters write alike: %s', (password) =>
    expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['a long password', 'cone ten reduction', 'password1234 and more'])(
    'do not hold %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )
})
