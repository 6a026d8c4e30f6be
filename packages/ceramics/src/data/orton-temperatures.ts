/**
 * Temperature equivalents of the 38 Orton pyrometric cones; rows as in `data/orton-cones.ts`.
 *
 * Source: Orton Ceramic Foundation, temperature equivalents chart, as tabulated in the Glazy
 * database (2018) and in help.glazy.org (read 2026), compared cell by cell. Where the two differ:
 * cone 12 large at 270 °F/h is 2415 (1324 °C); cone 5½ large joins the Celsius of one to the
 * Fahrenheit of the other. Cone 14 large is higher at 60 than at 150 °C/h in both sources.
 *
 * Columns of figures, each at its rate over the last 100 °C (180 °F) of the firing:
 * large 60, 150; large iron-free 60, 150; self-supporting 15, 60, 150;
 * self-supporting iron-free 15, 60, 150; small 300 °C per hour
 * (in Fahrenheit 108, 270; 108, 270; 27, 108, 270; 27, 108, 270; 540 °F per hour).
 * A null figure was not published.
 */
type Figures = readonly (number | null)[]

// prettier-ignore
export const CONE_TEMPERATURES: readonly (readonly [celsius: Figures, fahrenheit: Figures])[] = [
  [[null, null, null, null, null, 586, 590, null, null, null, 630], [null, null, null, null, 1049, 1087, 1094, null, null, null, 1166]],
  [[null, null, null, null, null, 600, 617, null, null, null, 643], [null, null, null, null, 1076, 1112, 1143, null, null, null, 1189]],
  [[null, null, null, null, null, 626, 638, null, null, null, 666], [null, null, null, null, 1125, 1159, 1180, null, null, null, 1231]],
  [[676, 693, null, null, 656, 678, 695, null, null, null, 723], [1249, 1279, null, null, 1213, 1252, 1283, null, null, null, 1333]],
  [[712, 732, null, null, 686, 715, 734, null, null, null, 752], [1314, 1350, null, null, 1267, 1319, 1353, null, null, null, 1386]],
  [[736, 761, null, null, 705, 738, 763, null, null, null, 784], [1357, 1402, null, null, 1301, 1360, 1405, null, null, null, 1443]],
  [[769, 794, null, null, 742, 772, 796, null, null, null, 825], [1416, 1461, null, null, 1368, 1422, 1465, null, null, null, 1517]],
  [[788, 816, null, null, 750, 791, 818, null, null, null, 843], [1450, 1501, null, null, 1382, 1456, 1504, null, null, null, 1549]],
  [[807, 836, null, null, 757, 807, 838, null, null, null, 870], [1485, 1537, null, null, 1395, 1485, 1540, null, null, null, 1598]],
  [[837, 859, null, null, 807, 837, 861, null, null, null, 880], [1539, 1578, null, null, 1485, 1539, 1582, null, null, null, 1616]],
  [[858, 880, null, null, 843, 861, 882, null, null, null, 900], [1576, 1616, null, null, 1549, 1582, 1620, null, null, null, 1652]],
  [[873, 892, null, null, 857, 875, 894, null, null, null, 915], [1603, 1638, null, null, 1575, 1607, 1641, null, null, null, 1679]],
  [[898, 913, 884, 891, 891, 903, 915, 871, 886, 893, 919], [1648, 1675, 1623, 1636, 1636, 1657, 1679, 1600, 1627, 1639, 1686]],
  [[917, 928, 917, 926, 907, 920, 930, 899, 919, 928, 955], [1683, 1702, 1683, 1699, 1665, 1688, 1706, 1650, 1686, 1702, 1751]],
  [[942, 954, 945, 955, 922, 942, 956, 924, 946, 957, 983], [1728, 1749, 1733, 1751, 1692, 1728, 1753, 1695, 1735, 1755, 1801]],
  [[973, 985, 970, 980, 962, 976, 987, 953, 971, 982, 1008], [1783, 1805, 1778, 1796, 1764, 1789, 1809, 1747, 1780, 1800, 1846]],
  [[995, 1011, 991, 996, 981, 998, 1013, 969, 991, 998, 1023], [1823, 1852, 1816, 1825, 1798, 1828, 1855, 1776, 1816, 1828, 1873]],
  [[1012, 1023, 1011, 1020, 1004, 1015, 1025, 990, 1012, 1021, 1043], [1854, 1873, 1852, 1868, 1839, 1859, 1877, 1814, 1854, 1870, 1909]],
  [[1030, 1046, 1032, 1044, 1021, 1031, 1044, 1013, 1037, 1046, 1062], [1886, 1915, 1890, 1911, 1870, 1888, 1911, 1855, 1899, 1915, 1944]],
  [[1060, 1070, 1060, 1067, 1046, 1063, 1077, 1043, 1061, 1069, 1098], [1940, 1958, 1940, 1953, 1915, 1945, 1971, 1909, 1942, 1956, 2008]],
  [[1086, 1101, 1087, 1091, 1071, 1086, 1104, 1066, 1088, 1093, 1131], [1987, 2014, 1989, 1996, 1960, 1987, 2019, 1951, 1990, 1999, 2068]],
  [[1101, 1120, 1102, 1113, 1078, 1102, 1122, 1084, 1105, 1115, 1148], [2014, 2048, 2016, 2035, 1972, 2016, 2052, 1983, 2021, 2039, 2098]],
  [[1117, 1137, 1122, 1132, 1093, 1119, 1138, 1101, 1123, 1134, 1178], [2043, 2079, 2052, 2070, 1999, 2046, 2080, 2014, 2053, 2073, 2152]],
  [[1136, 1154, 1137, 1146, 1109, 1137, 1154, 1119, 1139, 1148, 1184], [2077, 2109, 2079, 2095, 2028, 2079, 2109, 2046, 2082, 2098, 2163]],
  [[1142, 1162, null, null, 1112, 1142, 1164, null, null, null, 1190], [2088, 2124, null, null, 2034, 2088, 2127, null, null, null, 2174]],
  [[1152, 1168, 1151, 1160, 1115, 1152, 1170, 1130, 1154, 1162, 1196], [2106, 2134, 2104, 2120, 2039, 2106, 2138, 2066, 2109, 2124, 2185]],
  [[1160, 1181, null, null, 1141, 1162, 1183, null, null, null, 1209], [2120, 2158, null, null, 2086, 2124, 2161, null, null, null, 2208]],
  [[1184, 1205, null, null, 1159, 1186, 1207, null, null, null, 1221], [2163, 2201, null, null, 2118, 2167, 2205, null, null, null, 2230]],
  [[1201, 1223, null, null, 1167, 1203, 1225, null, null, null, null], [2194, 2233, null, null, 2133, 2197, 2237, null, null, null, null]],
  [[1220, 1241, null, null, 1185, 1222, 1243, null, null, null, 1255], [2228, 2266, null, null, 2165, 2232, 2269, null, null, null, 2291]],
  [[1237, 1255, null, null, 1201, 1239, 1257, null, null, null, 1264], [2259, 2291, null, null, 2194, 2262, 2295, null, null, null, 2307]],
  [[1247, 1269, null, null, 1211, 1249, 1271, null, null, null, 1300], [2277, 2316, null, null, 2212, 2280, 2320, null, null, null, 2372]],
  [[1257, 1278, null, null, 1224, 1260, 1280, null, null, null, 1317], [2295, 2332, null, null, 2235, 2300, 2336, null, null, null, 2403]],
  [[1282, 1303, null, null, 1251, 1285, 1305, null, null, null, 1330], [2340, 2377, null, null, 2284, 2345, 2381, null, null, null, 2426]],
  [[1293, 1312, null, null, 1272, 1294, 1315, null, null, null, 1336], [2359, 2394, null, null, 2322, 2361, 2399, null, null, null, 2437]],
  [[1304, 1324, null, null, 1285, 1306, 1326, null, null, null, 1355], [2379, 2415, null, null, 2345, 2383, 2419, null, null, null, 2471]],
  [[1321, 1346, null, null, 1310, 1331, 1348, null, null, null, null], [2410, 2455, null, null, 2389, 2428, 2458, null, null, null, null]],
  [[1388, 1366, null, null, 1351, 1365, 1384, null, null, null, null], [2530, 2491, null, null, 2464, 2489, 2523, null, null, null, null]],
]
