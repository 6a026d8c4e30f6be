/**
 * How the library of schemas speaks where the contract says nothing of its own, and what names a field
 * without telling what is allowed.
 */
export const NOT_OURS =
  /^(?:Invalid (?:input|option|string|number|key|value|discriminator|UUID|URL|ISO)|Too (?:big|small):|Unrecognized key|is wrong$)/
