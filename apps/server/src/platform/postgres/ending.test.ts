import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { endOf, whyEnded } from './ending.ts'

const FUTURE = 'LOG:  ending log output to stderr\nHINT:  Future log output will appear in "log".\n'

it.each([
  ['SIGKILL', 'SIGKILL ended it, as the system does when memory is short'],
  ['SIGSEGV', 'SIGSEGV ended it'],
] as const)('says that %s ended a program, whatever it said before', async (signal, reason) => {
  const child = spawn('sleep', ['60'])
  child.kill(signal)
  expect(whyEnded(await endOf(child), FUTURE)).toBe(reason)
  // Who asks later hears the same.
  expect(whyEnded(await endOf(child), FUTURE)).toBe(reason)
})

it('waits for all that is said', async () => {
  const child = spawn('sh', ['-c', 'echo said >&2; exit 3'])
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  expect(whyEnded(await endOf(child), said)).toBe('said')
})

it.each([
  ['PANIC:  could not write to file "a": No space left on device\nHINT:  x', /^PANIC: .*device$/],
  ['FATAL:  lock file "b" already exists\nHINT:  Is another one running?', /^FATAL: .*exists$/],
  [
    `LOG:  startup process (PID 7) was terminated by signal 9: Killed\n${FUTURE}`,
    /^startup .*led$/,
  ],
  ['FATAL:  the database system is starting up\nFATAL:  could not open file "e"', /^FATAL:  could/],
  ['initdb: error: could not create directory "c": x\ninitdb: removing "d"', /^error: .*: x$/],
  ['', /^status 1$/],
])('finds the reason in %j', (said, reason) => {
  expect(whyEnded({ status: 1, signal: null }, said)).toMatch(reason)
})

it('says that it was told to stop', () => {
  expect(whyEnded({ status: 0, signal: null }, FUTURE)).toBe('it was told to stop')
})
