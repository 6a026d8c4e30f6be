/** What potters call a kind of glaze in other languages beside the name that lists of types show. */
export interface GlazeNames {
  /** How a search says it in English. */
  readonly english: string
  /** Apart by `; `; Japanese readings in hiragana. */
  readonly names: string
}

/** Sources: the usual readings of the Japanese words, and docs/terms of each language. */
export const GLAZE_NAMES: readonly GlazeNames[] = [
  { english: 'glaze', names: 'vidriado; glaçure; うわぐすり; ゆうやく; 釉料' },
  { english: 'clear', names: 'とうめいゆう' },
  { english: 'white', names: '白釉; 乳白; 乳白釉; にゅうはく' },
  { english: 'celadon', names: 'せいじ' },
  { english: 'chun', names: 'きんよう; 鈞窯釉; 釣窯; 钧釉' },
  { english: 'amber', names: 'あめゆう' },
  { english: 'tenmoku', names: 'てんもく' },
  { english: 'tea dust', names: 'そばゆう' },
  { english: 'kaki', names: 'かきゆう' },
  { english: 'oil spot', names: 'ゆてき; 油滴天目' },
  { english: 'shino', names: 'しの' },
  { english: 'copper red', names: '銅赤; 銅赤釉; 铜红; 铜红釉; Kupferrotglasur' },
  { english: 'oxblood', names: 'しんしゃ' },
  { english: 'flambe', names: 'ようへん' },
  { english: 'oribe', names: 'おりべ' },
  { english: 'cobalt blue', names: '瑠璃; 瑠璃釉; るり' },
  { english: 'ash', names: 'はいゆう; かいゆう; Aschenglasur' },
  { english: 'nuka', names: 'ぬかゆう' },
  { english: 'crackle', names: 'かんにゅう' },
  { english: 'crystalline', names: 'けっしょうゆう' },
]
