/** A report as a few strokes: a dial, its lines, the one that fails. Decoration; says nothing that is not said elsewhere. */
export function DrawnReport() {
  return (
    <svg
      viewBox="0 0 360 112"
      aria-hidden="true"
      className="drawn-report block w-full max-w-[420px]"
      fill="none"
    >
      <rect
        x="0.5"
        y="0.5"
        width="359"
        height="111"
        rx="9.5"
        fill="#fff"
        fillOpacity="0.1"
        stroke="#fff"
        strokeOpacity="0.3"
      />
      <path
        d="M 33.5 78.5 A 32 32 0 1 1 78.5 78.5"
        stroke="#fff"
        strokeOpacity="0.25"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M 33.5 78.5 A 32 32 0 1 1 86.4 45.6" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      <text x="56" y="63" textAnchor="middle" fill="#fff" fontSize="20" fontWeight="650">
        87
      </text>
      {[
        [26, 150, true],
        [46, 116, true],
        [66, 170, false],
        [86, 96, true],
      ].map(([y, width, passed]) => (
        <g key={String(y)} stroke="#fff" strokeLinecap="round">
          {passed ? (
            <path d={`M 122 ${y} l 4 4 l 7 -8`} strokeWidth="2" strokeLinejoin="round" />
          ) : (
            <path d={`M 123 ${Number(y) - 4} l 8 8 m 0 -8 l -8 8`} strokeWidth="2" />
          )}
          <path d={`M 148 ${y} h ${width}`} strokeWidth="5" strokeOpacity={passed ? 0.45 : 0.95} />
        </g>
      ))}
    </svg>
  )
}
