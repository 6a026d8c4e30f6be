/** The part of the URL class that browsers and Node share and the contract uses. */
declare class URL {
  constructor(url: string)
  static canParse(url: string): boolean
  readonly href: string
  readonly protocol: string
  readonly origin: string
  readonly hostname: string
  readonly username: string
  readonly password: string
}
