import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [tailwindcss(), reactRouter()],
  // Icons are bundled one by one; left outside, the server would load all of them at start.
  ssr: { noExternal: ['lucide-react'] },
  environments: { ssr: { build: { rolldownOptions: { input: 'src/web/handler.ts' } } } },
})
