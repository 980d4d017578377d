package dev.incipit;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.PersistentVolumeClaim;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import io.fabric8.kubernetes.api.model.networking.v1.Ingress;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.openshift.api.model.monitoring.v1.PrometheusRule;
import io.fabric8.openshift.api.model.monitoring.v1.ServiceMonitor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The folder k8s/, read as strictly as can be: a field or a kind that Kubernetes does not know is an error. */
public final class ClusterFiles {
    /** Where they lie. */
    public static final Path FOLDER = Path.of("k8s");

    private static final Map<String, Class<? extends HasMetadata>> KINDS = Map.ofEntries(
            Map.entry("v1 ConfigMap", ConfigMap.class),
            Map.entry("networking.k8s.io/v1 Ingress", Ingress.class),
            Map.entry("batch/v1 Job", Job.class),
            Map.entry("v1 Service", io.fabric8.kubernetes.api.model.Service.class),
            Map.entry("v1 ServiceAccount", ServiceAccount.class),
            Map.entry("v1 PersistentVolumeClaim", PersistentVolumeClaim.class),
            Map.entry("apps/v1 Deployment", Deployment.class),
            Map.entry("autoscaling/v2 HorizontalPodAutoscaler", HorizontalPodAutoscaler.class),
            Map.entry("networking.k8s.io/v1 NetworkPolicy", NetworkPolicy.class),
            Map.entry("policy/v1 PodDisruptionBudget", PodDisruptionBudget.class),
            Map.entry("monitoring.coreos.com/v1 PrometheusRule", PrometheusRule.class),
            Map.entry("monitoring.coreos.com/v1 ServiceMonitor", ServiceMonitor.class));

    private static final YAMLMapper STRICT = strict();

    private ClusterFiles() {}

    private static YAMLMapper strict() {
        var factory = YAMLFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        return YAMLMapper.builder(factory)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                // The models keep what they do not know in a map; here it is to fail.
                .annotationIntrospector(new JacksonAnnotationIntrospector() {
                    private static final long serialVersionUID = 1;

                    @Override
                    public Boolean hasAnySetter(Annotated setter) {
                        return false;
                    }
                })
                .build();
    }

    /** The objects of a file, in its order. */
    public static List<HasMetadata> objects(Path file) throws IOException {
        return parse(Files.readString(file));
    }

    /** The objects of a text, in its order. */
    public static List<HasMetadata> parse(String text) throws IOException {
        var objects = new ArrayList<HasMetadata>();
        try (var documents = STRICT.readerFor(JsonNode.class).<JsonNode>readValues(text)) {
            for (var document : documents.readAll()) {
                var name = document.path("apiVersion").asText() + " "
                        + document.path("kind").asText();
                var kind = Optional.ofNullable(KINDS.get(name))
                        .orElseThrow(() -> new IOException("'" + name + "' is no kind we know"));
                objects.add(STRICT.treeToValue(document, kind));
            }
        }
        return objects;
    }

    /** A file as a value of another type, just as strictly. */
    public static <T> T read(Path file, Class<T> type) throws IOException {
        return STRICT.readValue(Files.readString(file), type);
    }

    /** A part of a file as a value, just as strictly. */
    public static <T> T convert(JsonNode part, Class<T> type) throws IOException {
        return STRICT.treeToValue(part, type);
    }

    /** The one object of a type in a file. */
    public static <T> T only(Class<T> type, Path file) throws IOException {
        var found = objects(file).stream().filter(type::isInstance).toList();
        if (found.size() != 1) {
            throw new IOException(found.size() + " of " + type.getSimpleName() + " in " + file);
        }
        return type.cast(found.getFirst());
    }
}
