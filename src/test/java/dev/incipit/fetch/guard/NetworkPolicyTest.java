package dev.incipit.fetch.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.incipit.ClusterFiles;
import dev.incipit.url.AddressBlock;
import io.fabric8.kubernetes.api.model.networking.v1.IPBlock;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The wall that k8s/ asks the cluster for, against the program's own. */
final class NetworkPolicyTest {
    @Test
    void theClusterKeepsUsFromTheSameNetworksAsTheGuard() throws IOException {
        for (var network : blocks()) {
            assertEquals(
                    guardedWithin(AddressBlock.parse(network.getCidr())),
                    network.getExcept().stream().map(AddressBlock::parse).collect(Collectors.toSet()));
        }
    }

    @Test
    void nothingElseOfIpv6IsLetOutThanAnybodyHasBeenGiven() throws IOException {
        assertEquals(
                List.of("0.0.0.0/0", "2000::/3"),
                blocks().stream().map(IPBlock::getCidr).toList());
    }

    private static Set<AddressBlock> guardedWithin(AddressBlock network) {
        return Arrays.stream(AddressVerdict.values())
                .flatMap(verdict -> verdict.blocks().stream())
                .filter(block -> network.contains(first(block)))
                .collect(Collectors.toSet());
    }

    private static InetAddress first(AddressBlock block) {
        try {
            byte[] octets = ByteBuffer.allocate(16)
                    .putLong(block.high())
                    .putLong(block.low())
                    .array();
            return InetAddress.getByAddress(block.ipv6() ? octets : Arrays.copyOf(octets, 4));
        } catch (UnknownHostException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static List<IPBlock> blocks() throws IOException {
        return ClusterFiles.only(NetworkPolicy.class, ClusterFiles.FOLDER.resolve("base/network-policy.yaml"))
                .getSpec()
                .getEgress()
                .stream()
                .flatMap(rule -> rule.getTo().stream())
                .filter(peer -> peer.getIpBlock() != null)
                .map(peer -> peer.getIpBlock())
                .toList();
    }
}
