import type { TestSource } from '#contract/spam-test.ts'

/**
 * The mail's HTML as a document that can run nothing and load nothing: a sandbox without any permission, and a
 * policy that allows inline styles and inlined pictures alone.
 */
export function previewOf(source: TestSource): Response {
  const html =
    source.html ??
    `<pre style="white-space:pre-wrap;font:14px monospace">${escapeHtml(source.text ?? '')}</pre>`
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-DNS-Prefetch-Control': 'off',
    },
  })
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)
