{{/* The pod of a role: "api" or "worker". */}}
{{- define "candor.pod" -}}
metadata:
  labels:
    app.kubernetes.io/name: candor
    app.kubernetes.io/instance: {{ .root.Release.Name }}
    app.kubernetes.io/component: {{ .role }}
  {{- if .root.Values.metricsPort }}
  annotations:
    prometheus.io/scrape: "true"
    prometheus.io/port: {{ .root.Values.metricsPort | quote }}
  {{- end }}
spec:
  # Kubernetes would tell the pod where services are in variables of its own, some of which look like settings.
  enableServiceLinks: false
  automountServiceAccountToken: false
  terminationGracePeriodSeconds: 30
  {{- with .root.Values.imagePullSecrets }}
  imagePullSecrets: {{- toYaml . | nindent 4 }}
  {{- end }}
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    runAsGroup: 1000
    fsGroup: 1000
    fsGroupChangePolicy: OnRootMismatch
    seccompProfile: { type: RuntimeDefault }
  containers:
    - name: candor
      image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
      imagePullPolicy: {{ .root.Values.image.pullPolicy }}
      envFrom:
        - secretRef: { name: {{ required "secretName: a Secret with DATABASE_URL and CANDOR_SECRET" .root.Values.secretName }} }
      env:
        - { name: CANDOR_ROLE, value: {{ .role }} }
        {{- if eq .role "api" }}
        - { name: CANDOR_DRAIN_SECONDS, value: {{ .root.Values.drainSeconds | quote }} }
        {{- end }}
        - { name: CANDOR_BASE_URL, value: {{ required "baseUrl: the public address of the service" .root.Values.baseUrl | quote }} }
        {{- if .root.Values.metricsPort }}
        - { name: CANDOR_METRICS_PORT, value: {{ .root.Values.metricsPort | quote }} }
        {{- end }}
        {{- range $name, $value := .root.Values.settings }}
        - { name: {{ $name }}, value: {{ $value | quote }} }
        {{- end }}
      ports:
        {{- if eq .role "api" }}
        - { name: http, containerPort: 4000 }
        {{- end }}
        {{- if .root.Values.metricsPort }}
        - { name: metrics, containerPort: {{ .root.Values.metricsPort }} }
        {{- end }}
      {{- if eq .role "api" }}
      # A first start makes the tables.
      startupProbe:
        httpGet: { path: /healthz, port: http }
        periodSeconds: 5
        failureThreshold: 60
      livenessProbe:
        httpGet: { path: /healthz, port: http }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet: { path: /readyz, port: http }
        periodSeconds: 5
        timeoutSeconds: 6
        failureThreshold: 2
      {{- end }}
      resources: {{- toYaml .resources | nindent 8 }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities: { drop: [ALL] }
      volumeMounts:
        - { name: data, mountPath: /data }
        - { name: tmp, mountPath: /tmp }
  volumes:
    - name: data
      persistentVolumeClaim:
        claimName: {{ .root.Values.storage.existingClaim | default (printf "%s-data" .root.Release.Name) }}
    - name: tmp
      emptyDir: {}
{{- end }}
