package dev.incipit.people.openid;

import com.nimbusds.jose.util.JSONObjectUtils;
import dev.incipit.people.ProviderConfig;
import dev.incipit.people.openid.ProviderFailed.Kind;
import java.net.URI;
import java.text.ParseException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a provider says of itself (OpenID Connect Discovery 1.0 §3).
 *
 * @param methods how the token endpoint knows its clients; empty if it does not say
 * @param namesItself whether its answers carry {@code iss} (RFC 9207)
 */
record ProviderDocument(
        URI authorization, URI token, URI keys, Optional<URI> userInfo, List<String> methods, boolean namesItself) {
    static URI address(URI issuer) {
        return URI.create(issuer.toString().replaceFirst("/$", "") + "/.well-known/openid-configuration");
    }

    /** Reads one, which must be the issuer's own. */
    static ProviderDocument read(URI issuer, Map<String, Object> members) throws ProviderFailed {
        try {
            if (!issuer.toString().equals(JSONObjectUtils.getString(members, "issuer"))) {
                throw new ProviderFailed(Kind.WRONG, "its document is not that of web.oidc.issuer " + issuer);
            }
            var methods = JSONObjectUtils.getStringArray(members, "token_endpoint_auth_methods_supported");
            return new ProviderDocument(
                    required(issuer, members, "authorization_endpoint"),
                    required(issuer, members, "token_endpoint"),
                    required(issuer, members, "jwks_uri"),
                    endpoint(issuer, members, "userinfo_endpoint"),
                    methods == null ? List.of() : Arrays.asList(methods),
                    Boolean.TRUE.equals(members.get("authorization_response_iss_parameter_supported")));
        } catch (ParseException odd) {
            throw new ProviderFailed(Kind.WRONG, "its document does not have the form of OpenID Connect Discovery");
        }
    }

    private static URI required(URI issuer, Map<String, Object> members, String name)
            throws ParseException, ProviderFailed {
        return endpoint(issuer, members, name)
                .orElseThrow(() -> new ProviderFailed(Kind.WRONG, "its document has no https address as " + name));
    }

    /** Only a provider on this machine may have the service send something to this machine without TLS. */
    private static Optional<URI> endpoint(URI issuer, Map<String, Object> members, String name) throws ParseException {
        return Optional.ofNullable(JSONObjectUtils.getURI(members, name))
                .filter(ProviderConfig::isSafe)
                .filter(address -> address.getScheme().equalsIgnoreCase(issuer.getScheme())
                        || "https".equalsIgnoreCase(address.getScheme()));
    }
}
