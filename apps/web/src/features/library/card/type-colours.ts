import { findMaterialType } from '@glazy/ceramics/lookups/material-types'

/**
 * What a glaze, clay or raw material of a type looks like, as six hexadecimal digits. A type that
 * is not named here takes the colour of the nearest type above it. Chosen by eye for cards that
 * have neither a photograph nor a fired colour; they claim no more than the type's name does.
 */
const TYPE_COLOURS: Readonly<Record<number, string>> = {
  // Raw materials, as powder or frit
  1: 'c9c2b6',
  5: 'e6e3dd', // alumina
  9: '9b958b', // ash
  13: 'c2a68c', // clay
  17: '5d4a4c', // colorants
  20: 'dcc6b6', // feldspar
  23: 'd3cfc0', // flux
  26: 'b5cfd3', // frit: pale glass
  29: 'efece4', // opacifier
  32: 'e3e5e3', // silica
  35: 'b3aca2',
  // Bodies, slips, decoration
  100: 'b9a994',
  110: 'b48f70', // clay body
  120: 'b4694a', // earthenware
  190: '9c7f66', // stoneware
  260: 'e9e5dc', // porcelain
  330: 'b59a7e', // flameware
  400: '9d7457', // slip and engobe
  430: 'a4513a', // terra sigillata
  440: 'a9384a', // overglaze
  450: '4a668f', // underglaze
  1180: 'cfc0a4', // refractory
  // Glazes
  460: 'b8c4bb',
  470: 'd5ddd5', // clear
  480: 'efece3', // white
  490: '7a5231', // iron
  500: '9fbda9', // celadon
  510: 'a5c1c9', // blue celadon
  520: '8fb296', // green celadon
  530: 'c2b57f', // yellow celadon
  533: '8ba6bf', // chun
  535: 'b07a2c', // amber
  540: '33211a', // tenmoku
  550: '5f5a2c', // tea dust
  560: '4c2a1b', // tessha
  570: '943c1f', // kaki
  580: '23252b', // oil spot
  585: '5b3b24',
  590: 'd9805a', // shino
  600: 'e2a684',
  610: '8f7466', // carbon trap
  620: 'e3c2a4',
  630: 'ecdccb',
  635: 'a12e2b', // red
  640: '9b2226', // copper red
  650: '7a1119', // oxblood
  660: '7d2a4c', // flambé
  670: 'd08a86', // peach bloom
  673: 'd99aa6', // pink
  675: 'b8332c',
  680: '4f7a4c', // green
  690: '3f7f5b', // copper green
  700: '2f5a3a', // oribe
  710: '4d6b35', // chrome
  720: '7f9a63',
  730: '6f7f4a',
  745: '2a9d9a', // turquoise
  750: '33598f', // blue
  760: '1d3c85', // cobalt
  770: '5f7ba6', // rutile
  780: '2f86b0', // barium
  790: '4f8fb5', // strontium
  800: '4c6a8c',
  820: '6f4a7c', // purple
  830: 'a68bb0', // magnesium matte
  850: '5a3146', // manganese
  860: 'b3aa97', // matte
  870: 'c6bfae',
  880: '25252a', // black
  890: '2f2a27',
  910: '303034',
  920: 'd6ae3e', // yellow
  930: 'c1922f',
  940: 'd9c04a',
  950: 'a98e4c',
  980: 'a7b8bd', // crystalline
  1000: '7a3f1c', // aventurine
  1010: '6b4f52',
  1040: '8d6d4a', // wood
  1050: '9a7d55', // salt and soda
  1055: '6f8d8f', // raku
  1060: '8d8a5d', // ash glaze
  1070: 'd8dcd8', // nuka
  1090: '6d5a36',
  1100: 'f1eee6', // majolica
  1110: 'e6dfce', // Bristol
  1120: '85868a', // grey
  1130: '8a7f86', // specialty
  1160: 'a2998c', // crater
  1170: '6a6255', // metallic
}

const UNKNOWN_TYPE_COLOUR = 'bdb6aa'

/** The colour of a type, inherited from the types above it; a neutral one for an unknown type. */
export function typeColour(typeId: number | null): string {
  const path = typeId === null ? [] : (findMaterialType(typeId)?.path ?? [])
  const coloured = path.findLast((id) => TYPE_COLOURS[id] !== undefined)
  return (coloured !== undefined && TYPE_COLOURS[coloured]) || UNKNOWN_TYPE_COLOUR
}
