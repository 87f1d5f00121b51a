{{- define "postproof.labels" -}}
app.kubernetes.io/name: postproof
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}
