export default {
  plugins: {
    'postcss-simple-vars': {
      variables: {
        // The sidebar becomes a sheet below 48em (768 px).
        'breakpoint-xs': '36em',
        'breakpoint-sm': '48em',
        'breakpoint-md': '62em',
        'breakpoint-lg': '75em',
        'breakpoint-xl': '88em',
      },
    },
  },
}
