import client.ApiClient;
import client.ApiException;
import client.api.GenerateApi;
import client.api.UsageApi;
import client.api.ValidateApi;
import client.model.GenerateRequest;
import client.model.ValidateRequest;
import java.net.URI;

/** Uses a client that was generated from openapi.json. */
public final class Use {
    private Use() {}

    public static void main(String[] arguments) throws ApiException {
        var client = new ApiClient();
        client.updateBaseUri(arguments[0]);
        client.setRequestInterceptor(request -> request.header("x-api-key", arguments[1]));
        var plan = new UsageApi(client).usage();
        System.out.println(plan.getPlan() + " " + plan.getGenerations().getLimit());
        var lint = new ValidateRequest().content("# A\n\n> B\n").checkLinks(false);
        System.out.println(new ValidateApi(client).validate(lint).getMode());
        var asked = new GenerateRequest().url(URI.create(arguments[2]));
        System.out.println(new GenerateApi(client).generate(asked, "a").getFileType());
        try {
            new GenerateApi(client).generate(new GenerateRequest().url(URI.create("ftp://a.example")), null);
        } catch (ApiException refused) {
            System.out.println(refused.getCode());
        }
    }
}
