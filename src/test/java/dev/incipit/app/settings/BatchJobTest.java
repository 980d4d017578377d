package dev.incipit.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.incipit.ClusterFiles;
import dev.incipit.app.Tool;
import dev.incipit.app.command.Commands;
import dev.incipit.app.terminal.Terminal;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.ParseResult;

/** The Job of k8s/components/batch against the program, the deployment and kustomize. */
final class BatchJobTest {
    private static final Path COMPONENT = ClusterFiles.FOLDER.resolve("components/batch");
    private static final Map<String, String> LABELS = Map.of("app.kubernetes.io/name", "incipit-batch");

    @Test
    void theJobRunsWhatTheProgramUnderstands() throws IOException {
        var parsed = parsed();
        assertEquals("generate", parsed.commandSpec().name());
        assertEquals(Path.of("/list/sites.txt"), parsed.matchedOptionValue("--batch", Path.of("")));
        assertEquals(Path.of("/results"), parsed.matchedOptionValue("--out", Path.of("")));
        assertTrue(parsed.hasMatchedOption("--resume"), "a pod that is started again must go on");
    }

    @Test
    void thereAreAsManyPartsAsPods() throws IOException {
        var spec = job().getSpec();
        assertEquals("Indexed", spec.getCompletionMode());
        assertEquals(String.valueOf(spec.getCompletions()), parsed().matchedOptionValue("--shard", ""));
        assertTrue(spec.getParallelism() <= spec.getCompletions());
        // Else one bad part would end the others.
        assertTrue(spec.getBackoffLimitPerIndex() > 0);
        assertEquals("Never", pod().getRestartPolicy());
    }

    @Test
    void badUsageFailsTheJobAndALostNodeDoesNot() throws IOException {
        var rules = job().getSpec().getPodFailurePolicy().getRules();
        assertEquals("Ignore", rules.getFirst().getAction());
        var usage = rules.getLast();
        assertEquals("FailJob", usage.getAction());
        assertEquals(List.of(2), usage.getOnExitCodes().getValues());
        assertEquals(
                pod().getContainers().getFirst().getName(),
                usage.getOnExitCodes().getContainerName());
    }

    @Test
    void thePodMayDoNoMoreThanThatOfTheService() throws IOException {
        var service = ClusterFiles.only(Deployment.class, ClusterFiles.FOLDER.resolve("base/deployment.yaml"))
                .getSpec()
                .getTemplate()
                .getSpec();
        var pod = pod();
        assertEquals(service.getSecurityContext(), pod.getSecurityContext());
        assertEquals(false, pod.getAutomountServiceAccountToken());
        assertEquals(false, pod.getEnableServiceLinks());
        var container = pod.getContainers().getFirst();
        assertEquals(service.getContainers().getFirst().getSecurityContext(), container.getSecurityContext());
        assertEquals(service.getContainers().getFirst().getImage(), container.getImage());
        assertEquals(
                Set.of("/tmp", "/results"),
                container.getVolumeMounts().stream()
                        .filter(mount -> !Boolean.TRUE.equals(mount.getReadOnly()))
                        .map(mount -> mount.getMountPath())
                        .collect(Collectors.toSet()));
    }

    @Test
    void itAsksTheWebAsTheServiceDoesAndNobodyAsksIt() throws IOException {
        var service = ClusterFiles.only(NetworkPolicy.class, ClusterFiles.FOLDER.resolve("base/network-policy.yaml"));
        var policy = ClusterFiles.only(NetworkPolicy.class, COMPONENT.resolve("network-policy.yaml"));
        assertEquals(service.getSpec().getEgress(), policy.getSpec().getEgress());
        assertEquals(List.of(), policy.getSpec().getIngress());
        assertEquals(Set.of("Ingress", "Egress"), Set.copyOf(policy.getSpec().getPolicyTypes()));
        assertEquals(LABELS, policy.getSpec().getPodSelector().getMatchLabels());
        // Another label than the service's, so that the Service sends no request to a Job's pod.
        assertEquals(LABELS, job().getSpec().getTemplate().getMetadata().getLabels());
    }

    @Test
    void theMemoryIsThatOfTheLimit() throws IOException {
        var container = pod().getContainers().getFirst();
        var variable = container.getEnv().getFirst();
        assertEquals("INCIPIT_MEMORY", variable.getName());
        var limit = container.getResources().getLimits().get("memory").getNumericalAmount();
        assertEquals(limit.longValueExact(), Long.parseLong(variable.getValue()) << 20);
    }

    @Test
    void kubectlBuildsTheComponentAloneAndBesideTheService() throws IOException, InterruptedException {
        var alone = built("batch-alone", "components: [../../k8s/components/batch]");
        assertEquals(
                Set.of("Job", "NetworkPolicy", "PersistentVolumeClaim", "ConfigMap"),
                alone.lines()
                        .filter(line -> line.startsWith("kind: "))
                        .map(line -> line.substring("kind: ".length()))
                        .collect(Collectors.toSet()));
        assertTrue(alone.contains("name: incipit-batch\n"), alone);
        var beside = built(
                "batch-beside", "resources: [../../k8s/overlays/single]\ncomponents: [../../k8s/components/batch]");
        assertTrue(beside.contains("kind: Deployment"), beside);
    }

    private static String built(String name, String rest) throws IOException, InterruptedException {
        var folder = Files.createDirectories(Path.of("target/" + name));
        Files.writeString(folder.resolve("sites.txt"), "example.com\n");
        Files.writeString(
                folder.resolve("kustomization.yaml"),
                "apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\n" + rest
                        + "\nconfigMapGenerator:\n  - {name: incipit-batch, files: [sites.txt],"
                        + " options: {disableNameSuffixHash: true}}\n");
        var built = Tool.run("kubectl", "kustomize", folder.toString());
        Assumptions.assumeTrue(built.isPresent(), "kubectl is not here: the component was not built by it");
        return built.get();
    }

    private static ParseResult parsed() throws IOException {
        var nowhere = new PrintStream(OutputStream.nullOutputStream());
        var args = pod().getContainers().getFirst().getArgs();
        return Commands.line(Terminal.piped(InputStream.nullInputStream(), nowhere, nowhere))
                .parseArgs(args.toArray(String[]::new))
                .subcommand();
    }

    private static Job job() throws IOException {
        return ClusterFiles.only(Job.class, COMPONENT.resolve("job.yaml"));
    }

    private static PodSpec pod() throws IOException {
        var claim = ClusterFiles.only(PersistentVolumeClaim.class, COMPONENT.resolve("volume-claim.yaml"));
        var pod = job().getSpec().getTemplate().getSpec();
        var named = pod.getVolumes().stream()
                .filter(volume -> volume.getPersistentVolumeClaim() != null)
                .map(volume -> volume.getPersistentVolumeClaim().getClaimName())
                .toList();
        assertEquals(List.of(((HasMetadata) claim).getMetadata().getName()), named);
        return pod;
    }
}
