import { describe, expect, it } from 'vitest'
import { mailName } from './mail-name.ts'

describe('a name in a mail', () => {
  it.each([
    ['Test Kiln', 'Test Kiln'],
    ['Win at https://evil.test/now', 'Win at https evil. test now'],
    ['Test\r\n\r\nDear friend,\u2028\tbuy', 'Test Dear friend, buy'],
    ['<b>a@b.test</b>', 'b a b. test b'],
    ['a'.repeat(300), 'a'.repeat(80)],
  ])('%j is %j', (name, shown) => {
    expect(mailName(name)).toBe(shown)
  })
})
