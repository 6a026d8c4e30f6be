import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server for tests, as a process of its own. It says `ready <port>` and then each mail on a
 * line: its recipients and its content in base64. Credentials are `test` and `secret`, where it is
 * asked to want them; recipients that begin with `refused` are refused for good, those that begin
 * with `later` for now.
 *
 * Arguments: the port, and any of `secure` (TLS from the first byte, with a certificate of its own
 * making), `starttls`, `auth`.
 */
const [port = '0', ...options] = process.argv.slice(2)
const wantsCredentials = options.includes('auth')

const say = (line: string) => writeSync(1, `${line}\n`)

const server = new SMTPServer({
  secure: options.includes('secure'),
  authOptional: !wantsCredentials,
  disabledCommands: [
    ...(options.includes('starttls') ? [] : ['STARTTLS']),
    ...(wantsCredentials ? [] : ['AUTH']),
  ],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) => {
    if (username === 'test' && password === 'secret') done(null, { user: username })
    else done(new Error('unknown'))
  },
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('refused')) done(refusal(550, `<${address}> is unknown here`))
    else if (address.startsWith('later')) done(refusal(451, `<${address}> try again later`))
    else done()
  },
  onData: (stream, session, done) => {
    void buffer(stream).then((content) => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address).join(',')
      say(`mail ${to} ${content.toString('base64')}`)
      done()
    })
  },
})
server.on('error', () => undefined)
const listener = server.listen(Number(port), '127.0.0.1', () => {
  const address = listener.address()
  say(`ready ${typeof address === 'object' ? address?.port : port}`)
})

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
