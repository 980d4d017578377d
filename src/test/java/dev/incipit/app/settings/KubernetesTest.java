package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.incipit.ClusterFiles;
import dev.incipit.app.ScrapedService;
import dev.incipit.app.Tool;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.LabelSelector;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Probe;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.autoscaling.v2.MetricSpec;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyEgressRule;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyIngressRule;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyPort;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.openshift.api.model.monitoring.v1.ServiceMonitor;
import io.helidon.config.Config;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of k8s/ against Kubernetes' schemas, the program and each other. */
final class KubernetesTest {
    private static final String OF_THE_LAUNCHER = "INCIPIT_MEMORY";

    private static final Path BASE = ClusterFiles.FOLDER.resolve("base");
    private static final Path OVERLAYS = ClusterFiles.FOLDER.resolve("overlays");
    private static final Path MONITORING = ClusterFiles.FOLDER.resolve("components/monitoring");
    private static final Map<String, String> LABELS = Map.of("app.kubernetes.io/name", "incipit");

    /** As much of kustomize's own format as is used here. */
    private record Kustomization(
            String apiVersion, String kind, List<String> resources, List<String> components, List<Patch> patches) {
        private record Patch(String path, Target target) {}

        private record Target(String kind, String name) {}

        List<String> named() {
            var named = new ArrayList<String>();
            Optional.ofNullable(resources).ifPresent(named::addAll);
            Optional.ofNullable(patches).ifPresent(all -> all.forEach(patch -> named.add(patch.path())));
            return named;
        }
    }

    /** RFC 6902. */
    private record Change(String op, String path, JsonNode value) {}

    @Test
    void everyFileIsNamedByTheKustomizationBesideItAndHoldsWhatKubernetesKnows() throws IOException {
        try (var folders = Files.walk(ClusterFiles.FOLDER)) {
            for (var list :
                    folders.filter(file -> file.endsWith("kustomization.yaml")).toList()) {
                var folder = list.getParent();
                var named = ClusterFiles.read(list, Kustomization.class).named();
                assertEquals(
                        new TreeSet<>(yamlIn(folder)),
                        named.stream()
                                .filter(name -> !name.startsWith(".."))
                                .collect(Collectors.toCollection(TreeSet::new)));
                for (var name : named) {
                    if (name.startsWith("..")) {
                        assertTrue(Files.exists(folder.resolve(name).resolve("kustomization.yaml")), name);
                    } else if (Files.readString(folder.resolve(name)).contains("- op:")) {
                        readChanges(folder.resolve(name));
                    } else {
                        assertFalse(ClusterFiles.objects(folder.resolve(name)).isEmpty());
                    }
                }
            }
        }
    }

    @Test
    void aFieldThatKubernetesDoesNotKnowIsAnError() throws IOException {
        var deployment = Files.readString(BASE.resolve("deployment.yaml"));
        assertThrows(
                JsonMappingException.class,
                () -> ClusterFiles.parse(deployment.replace("readOnlyRootFilesystem", "readOnlyRootFileSystem")));
        assertThrows(IOException.class, () -> ClusterFiles.parse(deployment + "\nkind: Deployment\n"));
    }

    @Test
    void everyVariableIsASetting() throws IOException {
        var reader = new SettingsReader(Config.empty(), Map.of(), _ -> Optional.empty());
        new SettingsTree(reader).read();
        var variables = reader.asked().keySet().stream().map(Setting::variable).collect(Collectors.toSet());
        for (var container : containers()) {
            for (var variable : Optional.ofNullable(container.getEnv()).orElse(List.of())) {
                assertTrue(
                        variables.contains(variable.getName())
                                || variable.getName().equals(OF_THE_LAUNCHER),
                        variable.getName() + " is no setting");
            }
        }
        for (var literal : pageSettings()) {
            assertTrue(variables.contains(literal.substring(0, literal.indexOf('='))), literal + " is no setting");
        }
    }

    private static List<String> pageSettings() throws IOException {
        var list = ClusterFiles.FOLDER.resolve("components/pages/kustomization.yaml");
        return Pattern.compile("#       - ([A-Z_]+=.*)")
                .matcher(Files.readString(list))
                .results()
                .map(literal -> literal.group(1))
                .toList();
    }

    @Test
    void theSettingsOfPagesStandThereWithTheirDefaults() throws IOException {
        var named = new HashMap<String, String>();
        for (var literal : pageSettings()) {
            named.put(literal.substring(0, literal.indexOf('=')), literal.substring(literal.indexOf('=') + 1));
        }
        var settings = Settings.read(Optional.empty(), named, _ -> Optional.empty());
        var defaults = Settings.read(Optional.empty(), Map.of(), _ -> Optional.empty());
        assertFalse(named.isEmpty());
        assertEquals(defaults.web(), settings.web());
        assertEquals(defaults.desk(), settings.desk());
        assertEquals(defaults.people(), settings.people());
        assertEquals(defaults.trustedProxies(), settings.trustedProxies());
    }

    @Test
    void anOverlaySaysWhatItsPagesAreLike() throws IOException, InterruptedException {
        var folder = Files.createDirectories(Path.of("target/overlay-pages"));
        Files.writeString(folder.resolve("kustomization.yaml"), """
                apiVersion: kustomize.config.k8s.io/v1beta1
                kind: Kustomization
                resources: [../../k8s/overlays/scaled]
                components: [../../k8s/components/pages, ../../k8s/components/mail]
                configMapGenerator:
                  - name: incipit-pages
                    literals: [WEB_ORIGIN=https://llms.example.org, WEB_REGISTRATION=open]
                """);
        var built = Tool.run("kubectl", "kustomize", folder.toString());
        Assumptions.assumeTrue(built.isPresent(), "kubectl is not here: the component was not built by it");
        var objects = ClusterFiles.parse(built.get());
        var map = only(objects, ConfigMap.class);
        assertEquals("https://llms.example.org", map.getData().get("WEB_ORIGIN"));
        var container = only(objects, Deployment.class)
                .getSpec()
                .getTemplate()
                .getSpec()
                .getContainers()
                .getFirst();
        assertEquals(
                map.getMetadata().getName(),
                container.getEnvFrom().getFirst().getConfigMapRef().getName());
    }

    private static <T extends HasMetadata> T only(List<HasMetadata> objects, Class<T> kind) {
        return objects.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theImageIsOfThisVersion() throws IOException {
        var version = Pattern.compile("<version>([^<]+)</version>").matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(version.find());
        assertEquals("incipit:" + version.group(1), container().getImage());
    }

    @Test
    void keysAreMadeByTheOperatorAndNotPrinted() throws IOException {
        var variable = container().getEnv().getFirst();
        assertEquals(List.of("SERVER_FIRST_KEY", "false"), List.of(variable.getName(), variable.getValue()));
    }

    @Test
    void portsAreThoseTheProgramListensOnAndTheImageNames() throws IOException {
        var server = NothingSet.DEFAULTS.server();
        assertEquals(
                Map.of("http", server.port(), "management", server.managementPort()),
                container().getPorts().stream()
                        .collect(Collectors.toMap(ContainerPort::getName, ContainerPort::getContainerPort)));
        var exposed = Files.readAllLines(Path.of("Dockerfile")).stream()
                .filter(line -> line.startsWith("EXPOSE "))
                .toList();
        assertEquals(List.of("EXPOSE " + server.port() + " " + server.managementPort()), exposed);
    }

    @Test
    void portsAreAskedForByTheirNames() throws IOException {
        var names = Set.of("http", "management");
        var service = ClusterFiles.only(Service.class, BASE.resolve("service.yaml"));
        for (var port : service.getSpec().getPorts()) {
            assertEquals(port.getName(), port.getTargetPort().getStrVal());
            assertTrue(names.contains(port.getName()), port.getName());
        }
        for (var rule : ingressRules()) {
            for (var port : rule.getPorts()) {
                assertTrue(names.contains(port.getPort().getStrVal()), port.toString());
            }
        }
        for (var endpoint : monitor().getSpec().getEndpoints()) {
            assertEquals("management", endpoint.getPort());
        }
    }

    @Test
    void probesAndPrometheusAskForPathsThatAnswer() throws IOException, InterruptedException {
        var container = container();
        var paths = new ArrayList<String>();
        for (var probe :
                List.of(container.getStartupProbe(), container.getReadinessProbe(), container.getLivenessProbe())) {
            assertEquals("management", portOf(probe));
            paths.add(probe.getHttpGet().getPath());
        }
        monitor().getSpec().getEndpoints().forEach(endpoint -> paths.add(endpoint.getPath()));
        try (var service = ScrapedService.start()) {
            for (var path : paths) {
                assertEquals(200, service.operator(path).statusCode(), path);
            }
        }
    }

    private static String portOf(Probe probe) {
        return probe.getHttpGet().getPort().getStrVal();
    }

    @Test
    void theSameLabelsSelectEverywhere() throws IOException {
        assertSelects(ClusterFiles.objects(BASE.resolve("deployment.yaml")));
        assertSelects(ClusterFiles.objects(BASE.resolve("service.yaml")));
        assertSelects(ClusterFiles.objects(BASE.resolve("pod-disruption-budget.yaml")));
        assertSelects(ClusterFiles.objects(BASE.resolve("network-policy.yaml")));
        assertSelects(ClusterFiles.objects(MONITORING.resolve("service-monitor.yaml")));
        assertSelects(ClusterFiles.objects(OVERLAYS.resolve("scaled/autoscaler.yaml")));
    }

    private static void assertSelects(List<HasMetadata> objects) {
        for (var object : objects) {
            assertEquals(LABELS, object.getMetadata().getLabels(), object.getKind());
            assertEquals("incipit", object.getMetadata().getName());
            switch (object) {
                case Deployment deployment -> {
                    assertMatches(deployment.getSpec().getSelector());
                    var template = deployment.getSpec().getTemplate();
                    assertEquals(LABELS, template.getMetadata().getLabels());
                    template.getSpec()
                            .getTopologySpreadConstraints()
                            .forEach(constraint -> assertMatches(constraint.getLabelSelector()));
                }
                case Service service -> assertEquals(LABELS, service.getSpec().getSelector());
                case PodDisruptionBudget budget ->
                    assertMatches(budget.getSpec().getSelector());
                case NetworkPolicy policy -> assertMatches(policy.getSpec().getPodSelector());
                case ServiceMonitor monitor -> assertMatches(monitor.getSpec().getSelector());
                case HorizontalPodAutoscaler scaler -> {
                    var target = scaler.getSpec().getScaleTargetRef();
                    assertEquals(
                            "apps/v1 Deployment incipit",
                            target.getApiVersion() + " " + target.getKind() + " " + target.getName());
                }
                default -> {}
            }
        }
    }

    private static void assertMatches(LabelSelector selector) {
        assertEquals(LABELS, selector.getMatchLabels());
        assertTrue(selector.getMatchExpressions().isEmpty());
    }

    /** The profile "restricted" of Kubernetes' Pod Security Standards, and a root that nobody can write to. */
    @Test
    void thePodMayDoNothingItNeedNot() throws IOException {
        var pod = pod();
        assertEquals(false, pod.getAutomountServiceAccountToken());
        assertEquals(false, pod.getEnableServiceLinks());
        assertTrue(pod.getSecurityContext().getRunAsNonRoot());
        assertEquals(
                "RuntimeDefault", pod.getSecurityContext().getSeccompProfile().getType());
        var context = container().getSecurityContext();
        assertEquals(false, context.getAllowPrivilegeEscalation());
        assertTrue(context.getReadOnlyRootFilesystem());
        assertEquals(List.of("ALL"), context.getCapabilities().getDrop());
        assertEquals(List.of(), context.getCapabilities().getAdd());
    }

    @Test
    void theUserIsThatOfTheImage() throws IOException {
        var context = pod().getSecurityContext();
        var user = context.getRunAsUser() + ":" + context.getRunAsGroup();
        assertTrue(Files.readAllLines(Path.of("Dockerfile")).contains("USER " + user), user);
        assertEquals(context.getRunAsGroup(), context.getFsGroup());
    }

    @Test
    void onlyTmpAndDataCanBeWrittenTo() throws IOException {
        assertEquals(Set.of("/tmp"), mounts(container()));
        var single = ClusterFiles.only(Deployment.class, OVERLAYS.resolve("single/deployment.yaml"));
        var claim = ClusterFiles.only(PersistentVolumeClaim.class, OVERLAYS.resolve("single/volume-claim.yaml"));
        var pod = single.getSpec().getTemplate().getSpec();
        assertEquals(Set.of("/data"), mounts(pod.getContainers().getFirst()));
        assertEquals(
                claim.getMetadata().getName(),
                pod.getVolumes().getFirst().getPersistentVolumeClaim().getClaimName());
        assertEquals("Recreate", single.getSpec().getStrategy().getType());
        assertEquals(1, single.getSpec().getReplicas());
    }

    private static Set<String> mounts(Container container) {
        return container.getVolumeMounts().stream()
                .map(mount -> mount.getMountPath())
                .collect(Collectors.toSet());
    }

    @Test
    void runsInFlightMayEndBeforeThePodIsKilled() throws IOException {
        var pause = Duration.ofSeconds(
                container().getLifecycle().getPreStop().getSleep().getSeconds());
        var needed = pause.plus(NothingSet.DEFAULTS.server().shutdownGrace());
        var given = Duration.ofSeconds(pod().getTerminationGracePeriodSeconds());
        assertTrue(given.compareTo(needed.plusSeconds(5)) >= 0, given + " for " + needed);
    }

    @Test
    void thePortsThatMayBeAskedAreThoseOfTheProgram() throws IOException {
        var policy = ClusterFiles.only(NetworkPolicy.class, BASE.resolve("network-policy.yaml"));
        var web = policy.getSpec().getEgress().getLast();
        assertEquals(
                new TreeSet<>(NothingSet.DEFAULTS.fetch().allowedPorts()),
                web.getPorts().stream()
                        .map(NetworkPolicyPort::getPort)
                        .map(IntOrString::getIntVal)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"single", "scaled"})
    void kubectlBuildsTheOverlay(String overlay) throws IOException, InterruptedException {
        var built = Tool.run("kubectl", "kustomize", OVERLAYS.resolve(overlay).toString());
        Assumptions.assumeTrue(built.isPresent(), "kubectl is not here: " + overlay + " was not built by it");
        var objects = ClusterFiles.parse(built.get());
        objects.stream()
                .filter(object -> !(object instanceof PersistentVolumeClaim))
                .forEach(object -> assertSelects(List.of(object)));
        var container = objects.stream()
                .filter(Deployment.class::isInstance)
                .map(object -> ((Deployment) object)
                        .getSpec()
                        .getTemplate()
                        .getSpec()
                        .getContainers()
                        .getFirst())
                .toList()
                .getFirst();
        assertEquals(overlay.equals("single") ? Set.of("/tmp", "/data") : Set.of("/tmp"), mounts(container));
        var kinds = objects.stream().map(HasMetadata::getKind).collect(Collectors.toCollection(TreeSet::new));
        var expected = new TreeSet<>(
                Set.of("Deployment", "NetworkPolicy", "PodDisruptionBudget", "Service", "ServiceAccount"));
        expected.add(overlay.equals("single") ? "PersistentVolumeClaim" : "HorizontalPodAutoscaler");
        assertEquals(expected, kinds);
    }

    @Test
    void theComponentScalesByRunsBesideTheProcessor() throws IOException, InterruptedException {
        var folder = Files.createDirectories(Path.of("target/overlay-by-runs"));
        Files.writeString(folder.resolve("kustomization.yaml"), """
                apiVersion: kustomize.config.k8s.io/v1beta1
                kind: Kustomization
                resources: [../../k8s/overlays/scaled]
                components: [../../k8s/components/scaling-by-runs, ../../k8s/components/monitoring]
                """);
        var built = Tool.run("kubectl", "kustomize", folder.toString());
        Assumptions.assumeTrue(built.isPresent(), "kubectl is not here: the component was not built by it");
        var scaler = ClusterFiles.parse(built.get()).stream()
                .filter(HorizontalPodAutoscaler.class::isInstance)
                .map(HorizontalPodAutoscaler.class::cast)
                .findFirst()
                .orElseThrow();
        var metrics = scaler.getSpec().getMetrics();
        assertEquals(
                List.of("Resource", "Pods"),
                metrics.stream().map(metric -> metric.getType()).toList());
        // The adapter's rule, which stands in the component, names it so.
        var rule = Files.readString(ClusterFiles.FOLDER.resolve("components/scaling-by-runs/kustomization.yaml"));
        assertTrue(
                rule.contains("as: " + metrics.getLast().getPods().getMetric().getName()), rule);
    }

    private static List<String> yamlIn(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".yaml") && !name.equals("kustomization.yaml"))
                    .toList();
        }
    }

    /** The values that patches add, each as what stands in the list it is added to. */
    private static Stream<Object> readChanges(Path file) throws IOException {
        var values = new ArrayList<>();
        for (var change : ClusterFiles.read(file, Change[].class)) {
            assertEquals("add", change.op());
            values.add(
                    switch (change.path()) {
                        case "/spec/ingress/-" -> ClusterFiles.convert(change.value(), NetworkPolicyIngressRule.class);
                        case "/spec/egress/-" -> ClusterFiles.convert(change.value(), NetworkPolicyEgressRule.class);
                        case "/spec/metrics/-" -> ClusterFiles.convert(change.value(), MetricSpec.class);
                        default -> throw new IOException(file + " changes " + change.path());
                    });
        }
        return values.stream();
    }

    private static List<NetworkPolicyIngressRule> ingressRules() throws IOException {
        var policy = ClusterFiles.only(NetworkPolicy.class, BASE.resolve("network-policy.yaml"));
        var rules = new ArrayList<>(policy.getSpec().getIngress());
        readChanges(MONITORING.resolve("network-policy.yaml"))
                .forEach(rule -> rules.add((NetworkPolicyIngressRule) rule));
        return rules;
    }

    private static ServiceMonitor monitor() throws IOException {
        return ClusterFiles.only(ServiceMonitor.class, MONITORING.resolve("service-monitor.yaml"));
    }

    private static PodSpec pod() throws IOException {
        return ClusterFiles.only(Deployment.class, BASE.resolve("deployment.yaml"))
                .getSpec()
                .getTemplate()
                .getSpec();
    }

    private static Container container() throws IOException {
        return pod().getContainers().getFirst();
    }

    private static List<Container> containers() throws IOException {
        var containers = new ArrayList<Container>();
        for (var file : List.of(
                BASE.resolve("deployment.yaml"),
                OVERLAYS.resolve("single/deployment.yaml"),
                OVERLAYS.resolve("scaled/deployment.yaml"))) {
            containers.addAll(ClusterFiles.only(Deployment.class, file)
                    .getSpec()
                    .getTemplate()
                    .getSpec()
                    .getContainers());
        }
        return containers;
    }
}
