import { describe, expect, it } from 'vitest'
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
    const time = async (hash: string | null) => {
      const began = performance.now()
      expect(await verifyPassword('x', hash)).toBe(false)
      return performance.now() - began
    }
    const hash = await hashPassword('a long password')
    const [somebodys, nobodys]: [number[], number[]] = [[], []]
    for (let count = 0; count < 9; count += 1) {
      somebodys.push(await time(hash))
      nobodys.push(await time(null))
    }
    const ratio = undisturbed(nobodys) / undisturbed(somebodys)
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

/** A time that other programs have hardly lengthened: the third shortest. */
function undisturbed(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[2] ?? 0
}

describe('the most used passwords', () => {
  it.each(['password1234', 'PASSWORD1234', '12345678', 'qwerty123', 'letmein123', 'iloveyou1'])(
    'hold %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  )

  it.each(['a long password', 'cone ten reduction', 'password1234 and more'])(
    'do not hold %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )
})
