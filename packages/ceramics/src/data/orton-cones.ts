/**
 * The 38 Orton pyrometric cones, 022 to 14; a cone's id is its row, from 1. The colour is the tint the
 * cone glows with, red to white; the degrees are those of the self-supporting cone at 60 °C (108 °F) per
 * hour, of which potters speak. All others, and the source: `data/orton-temperatures.ts`.
 */
export type ConeRow = readonly [
  name: string,
  hexColor: string,
  celsius: number | null,
  fahrenheit: number | null,
]

// prettier-ignore
export const CONE_ROWS: readonly ConeRow[] = [
  ['022', '#cc0000', 586, 1087],
  ['021', '#cc0000', 600, 1112],
  ['020', '#cc0000', 626, 1159],
  ['019', '#dd0000', 678, 1252],
  ['018', '#dd0000', 715, 1319],
  ['017', '#de0000', 738, 1360],
  ['016', '#de0000', 772, 1422],
  ['015', '#ee0000', 791, 1456],
  ['014', '#ee0000', 807, 1485],
  ['013', '#ff0000', 837, 1539],
  ['012', '#ff0000', 861, 1582],
  ['011', '#ff1600', 875, 1607],
  ['010', '#ff3200', 903, 1657],
  ['09', '#ff4800', 920, 1688],
  ['08', '#ff6600', 942, 1728],
  ['07', '#ff7700', 976, 1789],
  ['06', '#ff8800', 998, 1828],
  ['05.5', '#ff9900', 1015, 1859],
  ['05', '#ffaa00', 1031, 1888],
  ['04', '#ffbb00', 1063, 1945],
  ['03', '#ffcc00', 1086, 1987],
  ['02', '#ffdd00', 1102, 2016],
  ['01', '#ffee00', 1119, 2046],
  ['1', '#ffff00', 1137, 2079],
  ['2', '#ffff22', 1142, 2088],
  ['3', '#ffff44', 1152, 2106],
  ['4', '#ffff66', 1162, 2124],
  ['5', '#ffff88', 1186, 2167],
  ['5.5', '#ffffaa', 1203, 2197],
  ['6', '#ffffbb', 1222, 2232],
  ['7', '#ffffcc', 1239, 2262],
  ['8', '#ffffdd', 1249, 2280],
  ['9', '#ffffee', 1260, 2300],
  ['10', '#ffffef', 1285, 2345],
  ['11', '#fffffe', 1294, 2361],
  ['12', '#ffffff', 1306, 2383],
  ['13', '#ffffff', 1331, 2428],
  ['14', '#ffffff', 1365, 2489],
]
